import type { Language } from '../language.ts';
import { SCHEMA_ID } from './settings.ts';

/** A first file of settings. What only the owner knows is in it as comments, which are taken away to answer. */
export function newSettings(unknown: readonly string[], { say }: Language): string {
  const questions = unknown.map(
    (folder) => `    // ${JSON.stringify(`${asGlob(folder)}/**`)}: { "readsMiniMessage": true },`,
  );
  return [
    '{',
    `  "$schema": ${JSON.stringify(SCHEMA_ID)},`,
    ...(questions.length > 0 ? [`  // ${say('init_question')}`] : []),
    '  "profiles": {',
    ...questions,
    '  },',
    `  // ${say('init_rules')}`,
    '  "rules": {},',
    `  // ${say('init_ignore')}`,
    '  "ignore": []',
    '}',
    '',
  ].join('\n');
}

/** A glob that the folder fits: nothing in it can be quoted, and an asterisk fits itself. */
function asGlob(folder: string): string {
  return folder.replace(/[{}]/g, '*');
}
