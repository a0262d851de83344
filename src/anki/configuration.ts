import {
  ANKI_VALUES,
  type AnkiChange,
  type AnkiConfig,
  type AnkiValue,
  MAX_ANKI_FIELDS,
  MAX_ANKI_NAME_LENGTH,
} from '../model/anki.ts';
import { parseAnkiAddress, USUAL_ANKI_ADDRESS } from './anki-address.ts';

/** The configuration with the key, which no page is told. */
export interface StoredAnki extends AnkiConfig {
  key: string;
}

/** Switched off. */
export const NO_ANKI: StoredAnki = {
  isOn: false,
  address: USUAL_ANKI_ADDRESS,
  deck: '',
  noteType: '',
  fields: {},
  tags: 'wayword',
  key: '',
};

/**
 * Parses a stored configuration or a change of it.
 *
 * @param given - Any value. What is not valid becomes that of `before`.
 */
export function parseAnki(given: unknown, before: StoredAnki = NO_ANKI): StoredAnki {
  const { isOn, address, fields, ...texts } = (typeof given === 'object' && given !== null ? given : {}) as AnkiChange;
  const toText = (value: unknown, former: string) =>
    typeof value === 'string' && value.length <= MAX_ANKI_NAME_LENGTH ? value : former;
  return {
    isOn: typeof isOn === 'boolean' ? isOn : before.isOn,
    address: (typeof address === 'string' ? parseAnkiAddress(address) : undefined) ?? before.address,
    deck: toText(texts.deck, before.deck),
    noteType: toText(texts.noteType, before.noteType),
    fields: parseFields(fields) ?? before.fields,
    tags: toText(texts.tags, before.tags),
    key: toText(texts.key, before.key),
  };
}

function parseFields(fields: unknown): Record<string, AnkiValue> | undefined {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const valid = Object.entries(fields).filter(
    ([name, value]) => name !== '' && name.length <= MAX_ANKI_NAME_LENGTH && ANKI_VALUES.includes(value),
  );
  return Object.fromEntries(valid.slice(0, MAX_ANKI_FIELDS));
}
