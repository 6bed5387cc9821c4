import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readJar } from '../archive/read-jar.ts';
import { StudioSession } from '../session/studio-session.ts';
import type { StudioQuestion } from '../worker/protocol.ts';
import type { EngineListener } from '../worker/studio-engine.ts';
import { readServerFacts } from './read-server-facts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const jarOf = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, bytes(text)])));

const candidatesOf = (files: Readonly<Record<string, string | Uint8Array>>) =>
  Object.entries(files).map(([path, content]) => ({
    path,
    isNamed: false,
    content: async () => new Blob([content as Uint8Array<ArrayBuffer>]),
  }));

/** Answers about jars in this thread. */
const session = () =>
  new StudioSession(
    (_: EngineListener) =>
      ({
        take: () => undefined,
        ask: (question: StudioQuestion) =>
          question.kind === 'jar' ? readJar(question.jar) : Promise.reject(new Error('not asked')),
        close: () => undefined,
      }) as never,
  );

test('jars tell the versions of the plugins whose folders are there, and the server its own', async () => {
  const facts = await readServerFacts(
    candidatesOf({
      'server/plugins/EssentialsX-2.21.0.jar': jarOf({
        'plugin.yml': 'name: Essentials\nversion: 2.21.0\n',
      }),
      'server/plugins/Essentials/config.yml': 'a: b',
      'server/plugins/shaded.jar': jarOf({
        'plugin.yml': 'name: Farm\nversion: "3"\n',
        'me/farm/libs/minimessage/MiniMessage.class': 'x',
      }),
      'server/plugins/farm/lang/en.yml': 'a: b',
      'server/plugins/Other-1.0.0.jar': jarOf({ 'plugin.yml': 'name: Other\nversion: 1\n' }),
      'server/plugins/farm/not/beside/Farm-9.0.0.jar': 'x',
      'server/version_history.json': '{"currentVersion":"git-Paper-196 (MC: 1.20.1)"}',
    }),
    session(),
  );
  expect(facts.game).toBe('1.20.1');
  expect([...facts.plugins]).toEqual([
    ['server/plugins/Essentials', { version: '2.21.0' }],
    ['server/plugins/farm', { version: '3', hasMiniMessage: true }],
  ]);
});

test.each([
  ['messages.yml', ''],
  ['farm/lang/en.yml', 'farm'],
])('a jar that is given along with %s is believed', async (path, place) => {
  const jar = jarOf({
    'plugin.yml': 'name: Farm\nversion: "3"\n',
    'libs/minimessage/MiniMessage.class': 'x',
  });
  const { plugins } = await readServerFacts(
    candidatesOf({ [path]: 'a: b', 'my-farm.jar': jar }),
    session(),
  );
  expect([...plugins]).toEqual([[place, { version: '3', hasMiniMessage: true }]]);
});

test('a README is quoted for the plugin whose folder it is in, the one nearest to the top', async () => {
  const { plugins } = await readServerFacts(
    candidatesOf({
      'server/plugins/Farm/libs/README.md': 'The library of MiniMessage is here.',
      'server/plugins/Farm/README.md': '# Farm\n\nMessages are written in **MiniMessage**.',
      'server/plugins/Farm/messages.yml': 'a: b',
      'server/plugins/Shop/readme.txt': 'Only sells.',
      'MyPlugin/README.md': 'Legacy codes only, no MiniMessage.',
      'MyPlugin/src/main/resources/messages.yml': 'a: b',
      'README.md': 'One file for MiniMessage.',
    }),
    session(),
  );
  expect([...plugins]).toEqual([
    ['server/plugins/Farm', { readme: 'Messages are written in MiniMessage.' }],
    ['MyPlugin', { readme: 'Legacy codes only, no MiniMessage.' }],
    ['', { readme: 'One file for MiniMessage.' }],
  ]);
});

test('of a jar that cannot be read, the name tells the version', async () => {
  const { plugins } = await readServerFacts(
    candidatesOf({ 'plugins/Vault-1.7.3.jar': 'no jar', 'plugins/Vault/config.yml': 'a: b' }),
    session(),
  );
  expect([...plugins]).toEqual([['plugins/Vault', { version: '1.7.3' }]]);
});

test.each([
  ['no zip', bytes('x')],
  ['no description', jarOf({ 'a.class': 'x' })],
  ['a description of megabytes', jarOf({ 'plugin.yml': `name: A\n${'#'.repeat(300_000)}` })],
  ['a description outside', jarOf({ '../plugin.yml': 'name: A\n', 'x/plugin.yml': 'name: A\n' })],
])('a jar with %s says nothing', async (_, jar) => {
  expect(await readJar(new Blob([jar as Uint8Array<ArrayBuffer>]))).toBeUndefined();
});
