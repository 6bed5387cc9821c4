import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { writeTarget } from './targets/index.ts';
import type { TargetId } from './targets/target-files.ts';

// One message in every file, read back by the programs' own readers when it was written down.
const MESSAGE = layOut(
  {
    lines: [
      {
        text: '<gold><bold>★ FUCINA </bold></gold><gray>survival & creative events</gray>',
        align: 'center',
      },
      { text: `<gray>It's "Season 3": </gray><#54daf4>live!</#54daf4>`, align: 'none' },
    ],
    hover: [],
    versionText: '',
  },
  COMPLETE_FONT,
);

const FIRST =
  '<b> </b>        <gold><bold>★ FUCINA </bold></gold><gray>survival & creative events</gray>';
const EXPECTED: Readonly<Record<TargetId, string>> = {
  properties: String.raw`motd=\u00A7l \u00A7r        \u00A76\u00A7l\u2605 FUCINA \u00A77survival & creative events\n\u00A77It's "Season 3": \u00A7blive!`,
  'properties-utf-8': String.raw`motd=§l §r        §6§l★ FUCINA §7survival & creative events\n§7It's "Season 3": §blive!`,
  panel: String.raw`motd=\u00A7l \u00A7r        \u00A76\u00A7l\u2605 FUCINA \u00A77survival & creative events\n\u00A77It's "Season 3": \u00A7blive!`,
  velocity: `motd = "${FIRST}${String.raw`<newline><gray>It's \"Season 3\": </gray><#54daf4>live!</#54daf4>"`}`,
  'bungee-cord': String.raw`motd: "&l &r        &6&l★ FUCINA &7survival & creative events\n&7It's \"Season 3\": &x&5&4&d&a&f&4live!"`,
  'mini-motd': `motds=[{icon=random, line1="${FIRST}", ${String.raw`line2="<gray>It's \"Season 3\": </gray><#54daf4>live!</#54daf4>"}]`}`,
  'server-list-plus': String.raw`Description: ["&l &r        &6&l★ FUCINA &7survival & creative events\n&7It's \"Season 3\": &#54daf4live!"]`,
  'advanced-server-list': `motd: ['${FIRST}', '<gray>It''s "Season 3": </gray><#54daf4>live!</#54daf4>']`,
  maintenance: `default: ['${FIRST}<br><gray>It''s "Season 3": </gray><#54daf4>live!</#54daf4>']`,
  geyser: `primary-motd: "§6§l★ FUCINA §r§7survival & creative events"\nsecondary-motd: '§7It''s "Season 3": §blive!'`,
  'docker-compose': String.raw`MOTD: "§l §r        §6§l★ FUCINA §7survival & creative events\n§7It's \"Season 3\": §blive!"`,
  'docker-run': String.raw`-e MOTD=$'§l §r        §6§l★ FUCINA §7survival & creative events\n§7It\'s "Season 3": §blive!'`,
};

test.each(Object.entries(EXPECTED))('%s', (id, expected) => {
  const [snippet, ...others] = writeTarget(id as TargetId, MESSAGE).value; // the keys are ids
  expect(snippet?.text).toBe(expected);
  expect(others).toEqual([]);
});

test.each([
  ['properties', ['hex']],
  ['velocity', []],
  ['bungee-cord', []],
  ['server-list-plus', []],
  ['geyser', ['color', 'hex', 'alignment']],
  ['docker-compose', ['hex']],
] as const)('%s tells what it loses', (id, codes) => {
  expect(writeTarget(id, MESSAGE).losses.map(({ code }) => code)).toEqual(codes);
});

test('the losses name the lines', () => {
  expect(writeTarget('geyser', MESSAGE).losses).toMatchObject([
    { code: 'color', places: ['line-1', 'line-2'], difference: 28 },
    { code: 'hex', places: ['line-2'], difference: 37 },
    { code: 'alignment', places: ['line-1'] },
  ]);
});
