import { AppError } from '../../app-error.ts';
import { countLineFeeds } from './decode-text.ts';

/** @param firstLine - Line of the file in which the text begins, from 1. @throws {AppError} `deck-file-invalid` naming the line. */
export function parseJson(text: string, firstLine = 1): unknown {
  try {
    // A byte order mark, which some editors write, is not part of the JSON.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    const reason = toReason(cause);
    const line = findFaultyLine(text.replace(/^\uFEFF/, ''), reason);
    const place = line === undefined ? '' : ` at line ${firstLine - 1 + line}`;
    const plain = reason.replace(FAULT_PLACE, '').replace(FAULT_CONTEXT, '');
    throw new AppError('deck-file-invalid', `Expected JSON${place}, got: ${plain}.`, { cause });
  }
}

const toReason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** How browsers say where JSON is wrong: Chromium, Firefox. */
const FAULT_PLACE =
  / (?:in JSON )?at (?:position (\d+)(?: \(line \d+ column \d+\))?|line (\d+) column \d+ of the JSON data)/;

/** What Chromium says instead of the place of an unexpected sign: the text around it, which may be that of several lines. */
const FAULT_CONTEXT = /, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/;
/** Characters of that text before the sign, unless the file has fewer. Source: `JsonParser::LookUpErrorMessageForJsonToken` of V8. */
const CONTEXT_LENGTH = 10;

/** @returns The line of the text, from 1. */
function findFaultyLine(text: string, reason: string): number | undefined {
  if (/end of (?:JSON input|data)/.test(reason)) return 1 + countLineFeeds(text);
  const [, position, line] = FAULT_PLACE.exec(reason) ?? [];
  if (position !== undefined) return 1 + countLineFeeds(text.slice(0, Number(position)));
  if (line !== undefined) return Number(line);
  const context = FAULT_CONTEXT.exec(reason);
  if (!context) return undefined;
  const [, isBehind, around = ''] = context;
  const place = text.indexOf(around);
  const isAlone = isBehind !== undefined && place >= 0 && place === text.lastIndexOf(around);
  return isAlone ? 1 + countLineFeeds(text.slice(0, place + CONTEXT_LENGTH)) : searchFaultyLine(text);
}

/** For text that occurs more than once. Halves the text until one line is left: up to the line before it, nothing is wrong but that the text ends. */
function searchFaultyLine(text: string): number {
  const ends: number[] = [];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) ends.push(end);
  let [first, last] = [0, ends.length];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (hasFault(text.slice(0, ends[middle]))) last = middle;
    else first = middle + 1;
  }
  return first + 1;
}

function hasFault(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (cause) {
    return FAULT_CONTEXT.test(toReason(cause));
  }
}
