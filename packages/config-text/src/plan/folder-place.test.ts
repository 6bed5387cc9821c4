import { expect, test } from 'vitest';
import { askedPlaceOf } from './folder-place.ts';

test.each([
  ['plugins/Essentials/messages.yml', 'plugins/Essentials'],
  ['server/plugins/Essentials/lang/it.yml', 'server/plugins/Essentials'],
  ['Essentials/messages.yml', 'Essentials'],
  ['config/Essentials/messages.yml', 'Essentials'],
  ['messages.yml', ''],
  ['./messages.yml', ''],
  ['plugins/messages.yml', ''],
  ['Plugins\\messages.yml', ''],
  ['config/messages.yml', ''],
  ['mods/messages.yml', ''],
])('%s belongs to the plugin in “%s”', (path, place) => expect(askedPlaceOf(path)).toBe(place));
