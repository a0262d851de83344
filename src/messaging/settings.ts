import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { getSettingsChangeSchema, type Settings, type SettingsChange } from '../settings/settings.ts';
import { message } from './message.ts';
import { empty, object, type Parse } from './parse.ts';

/** The settings have a schema already, which also reads what is stored. */
const change: Parse<SettingsChange> = (value) => {
  const result = z.safeParse(getSettingsChangeSchema(), value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new AppError('bad-request', `${issue?.path.join('.')}: ${issue?.message}`);
};

export const SETTINGS_MESSAGES = {
  'settings.get': message<Settings>()('pages', empty),
  /** Changes the fields that are given. @returns All settings as they are now. */
  'settings.put': message<Settings>()('pages', object({ change })),
};
