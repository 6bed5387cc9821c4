import { expect, test } from 'vitest';
import { openFile } from '../file/open-file.ts';
import { findProfile, guessProfile } from '../profiles/find-profile.ts';
import { diagnoseFile, problemsFor } from './diagnose-file.ts';

async function diagnose(path: string, content: string, id = 'generic'): Promise<string[]> {
  const opened = await openFile(path, new TextEncoder().encode(content));
  const profile = findProfile(id);
  if (!opened.ok || profile === undefined) throw new Error(`cannot read ${path} as ${id}`);
  return diagnoseFile(path, opened.value, profile).map(
    ({ code, severity, line, detail }) => `${line} ${severity} ${code} ${detail ?? ''}`,
  );
}

test.each([
  ['plugins/Essentials/messages_en.properties', ['Essentials/messages/messages*.properties']],
  ['plugins/Essentials/messages.properties', ['Essentials/messages/messages*.properties']],
  ['plugins/Essentials/messages/messages_en.properties', []],
  ['plugins/Essentials/config.yml', []],
  ['plugins/Other/messages_en.properties', []],
])('%s is where its plugin reads it: %j', async (path, places) => {
  const content = path.endsWith('.yml') ? 'a: x\n' : 'a=x\n';
  expect(await diagnose(path, content, 'essentialsx')).toEqual(
    places.map((place) => `1 warning profile/wrong-folder ${place}`),
  );
});

test('the option that makes a plugin read MiniMessage is off', async () => {
  const path = 'plugins/TAB/config.yml';
  const option = 'components.minimessage-support';
  const content = (value: string) => `a: x\ncomponents:\n  minimessage-support: ${value}\n`;
  expect(await diagnose(path, content('false'), 'tab')).toEqual([
    `3 warning profile/switch-off ${option}`,
  ]);
  expect(await diagnose(path, content('true'), 'tab')).toEqual([]);
  expect(await diagnose(path, content('false'), 'authme')).toEqual([]);
});

test('single quotes are lost where the other texts double theirs', async () => {
  const doubled = "a=It''s {0}\n";
  expect(await diagnose('a.properties', `${doubled}b=Don't {0}\nc=Don't\n`)).toEqual([
    '2 warning props/lone-quote ',
  ]);
  expect(await diagnose('a.properties', `a=It's {0}\nb=Don't {0}\n`)).toEqual([]);
  expect(await diagnose('a.properties', `${doubled}b=Don't {0}\nc=Don't {0}\n`)).toEqual([]);
  expect(await diagnose('a.properties', `${doubled}b=Don't {0}\n`, 'essentialsx')).toEqual([]);
});

test.each([
  ['plan', 'a: %b%\n', 'yaml/must-quote'],
  ['serverlistplus', 'a: b\n---\nc: d\n', 'yaml/multi-document'],
])(
  'what YAML refuses is only a note where %s has a reader of its own',
  async (id, content, rule) => {
    const opened = await openFile('a.yml', new TextEncoder().encode(content));
    const levels = ['generic', id].map((one) => {
      const profile = findProfile(one);
      if (!opened.ok || profile === undefined) throw new Error(`no profile ${one}`);
      return problemsFor(opened.value, profile).map((found) => `${found.severity} ${found.code}`);
    });
    expect(levels).toEqual([[`error ${rule}`], [`note ${rule}`]]);
  },
);

test.each(['plugins/HolographicDisplays/symbols.yml', 'plugins/ChestCommands/placeholders.yml'])(
  '%s holds names in brackets, which its plugin reads line by line',
  async (path) => {
    const content = '<3: \\u2764\n[*]: \\u2605\n[|]: \\u23B9\n';
    const opened = await openFile(path, new TextEncoder().encode(content));
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.problems).not.toEqual([]);
    const found = problemsFor(opened.value, guessProfile(path).profile);
    expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
  },
);
