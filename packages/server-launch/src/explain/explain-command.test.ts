import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FLAG_SET_IDS } from '../flag-sets.ts';
import type { JavaVersion } from '../java-version.ts';
import { startCommand } from '../start-command.ts';
import { explainCommand } from './explain-command.ts';

describe('a mistake is reported and repaired', () => {
  test.each([
    // [pasted command, mistakes, repaired command]
    ['java -jar server.jar -Xmx4G', ['behind-jar'], 'java -Xmx4G -jar server.jar'],
    [
      'java -Xmx4G -jar s.jar -XX:+UseG1GC nogui',
      ['behind-jar'],
      'java -Xmx4G -XX:+UseG1GC -jar s.jar nogui',
    ],
    [
      'java -Xmx4G -XX:G1NewSizePercent=20 -jar s.jar',
      ['unlock-added'],
      'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=20 -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:G1NewSizePercent=20 -XX:+UnlockExperimentalVMOptions -jar s.jar',
      ['unlock-moved'],
      'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=20 -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:+UseG1GC -XX:+UseZGC -jar s.jar',
      ['second-collector'],
      'java -Xmx4G -XX:+UseZGC -jar s.jar',
    ],
    ['java -Xmx4G -XX:+UseConcMarkSweepGC -jar s.jar', ['flag-removed'], 'java -Xmx4G -jar s.jar'],
    [
      'java -Xmx4G -XX:MaxPermSize=256M -d64 -jar s.jar',
      ['flag-removed', 'flag-removed'],
      'java -Xmx4G -jar s.jar',
    ],
    ['java -Xmx4GB -jar s.jar', ['heap-syntax'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx1.5G -jar s.jar', ['heap-syntax'], 'java -Xmx1536M -jar s.jar'],
    ['java -Xmx 4G -jar s.jar', ['heap-syntax'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx=4G -jar s.jar', ['heap-syntax'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx 4 G -jar s.jar', ['heap-syntax'], 'java -Xmx4G -jar s.jar'],
    [
      'java -Xmx 4 gigs -Xms 512 M s.jar',
      ['jar-flag-missing', 'heap-syntax', 'heap-syntax'],
      'java -Xmx4G -Xms512M -jar s.jar',
    ],
    ['java -Xmx4G -Xss 2M -jar s.jar', ['heap-syntax'], 'java -Xmx4G -Xss2M -jar s.jar'],
    ['java -Xmx4G -xss 2 MB -jar s.jar', ['heap-syntax'], 'java -Xmx4G -Xss2M -jar s.jar'],
    [
      'java -Xmx4G -XX:MaxGCPauseMillis 200 -jar s.jar',
      ['heap-syntax'],
      'java -Xmx4G -XX:MaxGCPauseMillis=200 -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:+maxgcpausemillis 200 -jar s.jar',
      ['heap-syntax'],
      'java -Xmx4G -XX:MaxGCPauseMillis=200 -jar s.jar',
    ],
    // A switch takes no number: that one is a word too many.
    [
      'java -Xmx4G -XX:+UseG1GC 200 -jar s.jar',
      ['stray-word'],
      'java -Xmx4G -XX:+UseG1GC -jar s.jar',
    ],
    ['java -xmx4g -jar s.jar', ['heap-syntax'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx4 -jar s.jar', ['heap-no-unit'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx4096 -jar s.jar', ['heap-no-unit'], 'java -Xmx4096M -jar s.jar'],
    [
      'java -Xms8G -Xmx4096M -jar s.jar',
      ['heap-min-over-max'],
      'java -Xms4096M -Xmx4096M -jar s.jar',
    ],
    ['java -Xmx2G -Xmx4G -jar s.jar', ['flag-twice'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx4G -XX:UseG1GC -jar s.jar', ['flag-sign'], 'java -Xmx4G -XX:+UseG1GC -jar s.jar'],
    [
      'java -Xmx4G -XX:+MaxGCPauseMillis=200 -jar s.jar',
      ['flag-sign'],
      'java -Xmx4G -XX:MaxGCPauseMillis=200 -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:UseG1GC=false -jar s.jar',
      ['flag-sign'],
      'java -Xmx4G -XX:-UseG1GC -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:MaxGCPauseMillis -jar s.jar',
      ['flag-value-missing'],
      'java -Xmx4G -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:MaxTeringnuThreshold=1 -jar s.jar',
      ['flag-unknown'],
      'java -Xmx4G -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:MaxTenuringThresold=1 -jar s.jar',
      ['flag-misspelled'],
      'java -Xmx4G -XX:MaxTenuringThreshold=1 -jar s.jar',
    ],
    [
      'java -Xmx4G -XX:+useg1gc -jar s.jar',
      ['flag-misspelled'],
      'java -Xmx4G -XX:+UseG1GC -jar s.jar',
    ],
    ['java -Xmx4G server.jar nogui', ['jar-flag-missing'], 'java -Xmx4G -jar server.jar nogui'],
    ['java –Xmx4G –jar s.jar —nogui', ['typographic'], 'java -Xmx4G -jar s.jar --nogui'],
    ['java -Xmx4G -jar “my server.jar”', ['typographic'], 'java -Xmx4G -jar "my server.jar"'],
    ['java -Xmx4G\u200b -jar s.jar', ['typographic'], 'java -Xmx4G -jar s.jar'],
    [
      'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=50 -XX:G1MaxNewSizePercent=40 -jar s.jar',
      ['new-size-over-max'],
      'java -Xmx4G -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=40 -XX:G1MaxNewSizePercent=50 -jar s.jar',
    ],
    ['java -jar s.jar', ['heap-missing'], 'java -jar s.jar'],
    ['java -Xms -Xmx4G -jar s.jar', ['heap-amount-missing'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx4G server -jar s.jar', ['stray-word'], 'java -Xmx4G -jar s.jar'],
    ['java -Xmx4G -cp lib -jar s.jar', [], 'java -Xmx4G -cp lib -jar s.jar'],
  ])('%s', (text, mistakes, repaired) => {
    const found = explain(text, 21);
    expect(found.mistakes.map(({ code }) => code)).toEqual(mistakes);
    expect(found.repaired).toBe(repaired);
  });

  test('inside a script', () => {
    const script =
      "#!/bin/sh\n# java -jar old.jar\ncd /srv || exit 1\nwhile true; do\n  java -Xmx4GB \\\n    -jar 'my server.jar' nogui 2>&1 | tee log\ndone\n";
    expect(explain(script).repaired).toBe(
      "#!/bin/sh\n# java -jar old.jar\ncd /srv || exit 1\nwhile true; do\n  java -Xmx4G -jar 'my server.jar' nogui 2>&1 | tee log\ndone",
    );
  });

  test('inside a batch file, with batch quoting', () => {
    const script =
      '@echo off\r\nrem java -jar old.jar\r\n"C:\\Program Files\\Java\\bin\\java.exe" -Xmx4GB -jar "100%% mine.jar"\r\npause';
    expect(explain(script).repaired).toBe(
      '@echo off\nrem java -jar old.jar\n"C:\\Program Files\\Java\\bin\\java.exe" -Xmx4G -jar "100%% mine.jar"\npause',
    );
  });

  test('in a list of flags, one per line', () =>
    expect(explain('# memory\n-Xmx4GB\n-XX:UseG1GC').repaired).toBe(
      '# memory\n-Xmx4G\n-XX:+UseG1GC',
    ));
});

test.each([
  ['```bat\r\n@ECHO OFF\r\njava -Xmx4GB -jar s.jar\r\n```', '@ECHO OFF\njava -Xmx4G -jar s.jar'],
  ['my script:\n```\njava -Xmx4GB -jar s.jar\n```\nwhy?', 'java -Xmx4G -jar s.jar'],
  ['```java -Xmx4GB -jar s.jar```', 'java -Xmx4G -jar s.jar'],
  ['`java -Xmx4GB -jar s.jar`', 'java -Xmx4G -jar s.jar'],
])('what a chat puts around a script is no part of it: %j', (pasted, repaired) => {
  expect(explainCommand(pasted)).toMatchObject({ value: { repaired } });
});

test("the result depends on the chosen Java: Aikar's flags on 21, 26 and 28", () => {
  const aikar = startCommand({ flagSet: 'aikar', javaVersion: 21, outputType: 'java' });
  const text = aikar.ok ? aikar.value.text : '';
  expect(explain(text, 21).mistakes).toEqual([]);
  expect(explain(text, 26).mistakes.map(({ code }) => code)).toEqual(['flag-deprecated']);
  expect(explain(text, 28).mistakes.map(({ code }) => code)).toEqual([
    'flag-removed',
    'flag-renamed',
  ]);
});

test('placeholders of panels and scripts are not changed', () => {
  for (const text of [
    'java -Xmx{{SERVER_MEMORY}}M -jar {{SERVER_JARFILE}}',
    'java -Xmx"$RAM" -jar s.jar',
  ]) {
    expect(explain(text).mistakes).toEqual([]);
    expect(explain(text).repaired).toBe(text);
  }
});

test('every word is explained', () => {
  const { arguments: words } = explain(
    'java -Xms1G -Xmx1G --add-modules jdk.incubator.vector -XX:+UseG1GC -Daikars.new.flags=true -Dx=y -XX:+Foo -jar s.jar --port 25566 nogui',
  );
  expect(words.map(({ subject }) => Object.values(subject)[0])).toEqual([
    'heap-min',
    'heap-max',
    'vector-module',
    'UseG1GC',
    'aikar-marker',
    'property',
    'unknown',
    'jar',
    'server-port',
    'server-argument',
    'no-gui',
  ]);
});

test('a word is explained as what was meant', () => {
  const { arguments: words } = explain(
    'java -xmx4g -Xms 4 G -Xss 2M -XX:MaxGCPauseMillis 200 -XX:+useg1gc -jar s.jar',
  );
  expect(words.map(({ text, subject }) => [text, Object.values(subject)[0]])).toEqual([
    ['-xmx4g', 'heap-max'],
    ['-Xms 4 G', 'heap-min'],
    ['-Xss 2M', 'stack-size'],
    ['-XX:MaxGCPauseMillis 200', 'MaxGCPauseMillis'],
    ['-XX:+useg1gc', 'UseG1GC'],
    ['-jar s.jar', 'jar'],
  ]);
});

test.each(['', 'hello', 'npm start', 'java', '-v'])('%j contains no command', (text) =>
  expect(explainCommand(text)).toEqual({ ok: false, error: { code: 'no-java-command' } }),
);

const FORMS = [
  ['windows', 'start-line'],
  ['windows', 'batch'],
  ['windows', 'powershell'],
  ['linux', 'script'],
  ['linux', 'screen'],
  ['java', 'flags'],
  ['java', 'argument-file'],
] as const;

test('finds no mistakes in the commands that we generate', () => {
  fc.assert(
    fc.property(
      fc.record({
        form: fc.constantFrom(...FORMS),
        flagSet: fc.constantFrom(...FLAG_SET_IDS),
        javaVersion: fc.constantFrom<JavaVersion[]>(16, 17, 21, 25, 26, 27, 28),
        jarName: fc.constantFrom(
          'server.jar',
          'my server.jar',
          "it's $HOME & 50%.jar",
          'perché!.jar',
          '-a.jar',
          '#x.jar',
        ),
        restart: fc.constantFrom('off', 'always', 'after-crash'),
        javaCheck: fc.boolean(),
        gcLog: fc.boolean(),
        showGui: fc.boolean(),
      }),
      ({ form: [outputType, format], ...settings }) => {
        const made = startCommand({ ...settings, outputType, format });
        if (!made.ok) throw new Error(made.error.code);
        const { text } = made.value;
        const found = explain(text, settings.javaVersion);
        const serious = found.mistakes.filter(({ code }) => code !== 'jar-missing');
        expect(serious, text).toEqual([]);
        expect(found.repaired).toBe(text);
        const words = found.arguments.map((each) => each.text).join(' ');
        const all = made.value.arguments.join(' ');
        expect(words).toBe(format === 'argument-file' ? all.slice(0, all.indexOf(' -jar ')) : all);
      },
    ),
    { numRuns: 300 },
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      explainCommand(`java -Xmx4G ${text} -jar a.jar ${text}`);
      explainCommand(text);
    }),
  );
});

test('the repaired command can be read, and repairing it again changes nothing', () => {
  const word = fc.constantFrom(
    ...['java', '-Xmx4GB', '-Xmx', '-Xms', '4G', '-Xms8G', '-XX:UseG1GC', '-XX:+UseZGC', '-XX:'],
    ...['-XX:MaxGCPauseMillis', '-d64', '-server', '-cp', '--add-modules', 'x', '-Dx=1', '-X'],
    ...['-jar', 's.jar', '"my s.jar"', "'a b'", '.jar', 'nogui', '--port', 'server', '@args.txt'],
    ...['&&', '|', '>log', '#c', '%x%', '^', '`', '$x', '"', '\\', '\n', '@echo off\n', '\r\r\n'],
    ...['\u2013jar', '\u201cx\u201d', '\u00a0'],
  );
  const text = fc.tuple(fc.constantFrom('', 'java '), fc.array(word, { maxLength: 8 }));
  fc.assert(
    fc.property(text, ([start, words]) => {
      const pasted = start + words.join(' ');
      const first = explainCommand(pasted, 21);
      if (!first.ok) return;
      expect(explain(first.value.repaired, 21).repaired, pasted).toBe(first.value.repaired);
    }),
    { numRuns: 3000 },
  );
});

test.each(['-Xmx', 'java -Xms', 'java -XX:MaxGCPauseMillis', 'java -d64 server'])(
  '%s: the mistakes are reported, but no command is left after repairing them',
  (text) => {
    expect(explain(text).mistakes.length).toBeGreaterThan(0);
    expect(explain(text).repaired).toBe(text);
  },
);

test('a repaired command has no mistakes left', () => {
  const words = [
    '-Xmx4GB',
    '-Xms',
    '4G',
    '-XX:UseG1GC',
    '-XX:+UseZGC',
    '-XX:G1NewSizePercent=50',
    '-XX:G1MaxNewSizePercent=40',
    '-XX:+UnlockExperimentalVMOptions',
    '-jar',
    's.jar',
    '-Dx=1',
    '-XX:+UseBiasedLocking',
    'nogui',
    '-XX:G1IHOP=3',
    '-XX:+maxgcpausemillis=3',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (list) => {
      const first = explainCommand(`java -Xmx2G ${list.join(' ')}`, 21);
      if (!first.ok) return;
      const again = explain(first.value.repaired, 21);
      const left = again.mistakes.filter(({ level }) => level === 'problem');
      expect(left, first.value.repaired).toEqual([]);
    }),
  );
});

function explain(text: string, java?: JavaVersion) {
  const result = explainCommand(text, java);
  if (!result.ok) throw new Error(`not understood: ${text}`);
  return result.value;
}

test.each([
  ['java -Xmx4G -XX:MaxGCPauseMillis=200 -XX:+UseG1GC -Da=b -jar s.jar', []],
  ['java -Xmx$RAM @flags.txt -jar s.jar', ['-Xmx$RAM', '@flags.txt']],
  [
    'java -Xmx4G -Xlog:gc*:file=gc.log -javaagent:a.jar --add-modules=jdk.incubator.vector -jar s.jar',
    ['-Xlog:gc*:file=gc.log', '-javaagent:a.jar'],
  ],
  ['java -Xmx4G -XX:MaxGCPauseMillis=abc -jar s.jar', []],
  ['jre7/bin/java -Xmx4G -XX:PermSize=64m -XX:MaxPermSize=256M -jar s.jar', []],
  ['jre7/bin/java -Xmx4G -XX:MaxPermSize=64T -jar s.jar', ['-XX:MaxPermSize=64T']],
])('what was not checked in %s', (pasted, unchecked) => {
  const explained = explainCommand(pasted);
  expect(explained.ok && explained.value.unchecked).toEqual(unchecked);
});
