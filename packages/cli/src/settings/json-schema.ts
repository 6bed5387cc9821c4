import { z } from 'zod';
import { settingsSchema } from './settings.ts';

/** The schema for editors, which `fucina.config.schema.json` holds. */
export function settingsJsonSchema() {
  // Editors know this draft best.
  return z.toJSONSchema(settingsSchema, { target: 'draft-7', io: 'input' });
}
