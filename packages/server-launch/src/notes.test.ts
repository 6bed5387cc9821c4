// Every note and every refusal with its facts: the page has a sentence for each.
import { expect, test } from 'vitest';
import { ALL_FLAGS } from './all-flags.ts';
import type { StartNoteLevel } from './note.ts';
import type { StartExtras, StartSettings } from './settings.ts';
import { startCommand } from './start-command.ts';

type Settings = StartSettings & StartExtras;
type WrittenNote = readonly [code: string, level: StartNoteLevel, facts: object];

test.each<[Settings, readonly WrittenNote[]]>([
  [
    { flagSet: 'none', javaVersion: 25, jvmArguments: '-XX:ShenandoahGCMode=iu' },
    [['flag-removed', 'info', { flag: 'ShenandoahGCMode', java: 25 }]],
  ],
  [
    { flagSet: 'none', javaVersion: 11, jvmArguments: '-XX:G1HeapRegionSize=64M' },
    [['flag-removed', 'info', { flag: 'G1HeapRegionSize', java: 11 }]],
  ],
  [{ flagSet: 'none', javaVersion: 21, jvmArguments: '-XX:+UseG1GC -XX:-UseZGC' }, []],
  [
    { flagSet: 'none', javaVersion: 21, jvmArguments: '-XX:G1IHOP=3' },
    [['flag-renamed', 'info', { flag: 'G1IHOP', to: 'InitiatingHeapOccupancyPercent', java: 21 }]],
  ],
  [
    { javaVersion: 27 },
    [['flag-renamed', 'info', { flag: 'InitiatingHeapOccupancyPercent', to: 'G1IHOP', java: 27 }]],
  ],
  [
    { javaVersion: 11 },
    [['module-missing', 'info', { flag: '--add-modules=jdk.incubator.vector', java: 11 }]],
  ],
  [
    { flagSet: 'aikar', javaVersion: 26, ramMb: 4096 },
    [
      ['flag-deprecated', 'info', { flag: 'ParallelRefProcEnabled', java: 26 }],
      ['pre-touch', 'info', { ramMb: 4096 }],
    ],
  ],
  [
    { flagSet: 'aikar', javaVersion: 28, ramMb: 4096 },
    [
      ['flag-removed', 'info', { flag: 'ParallelRefProcEnabled', java: 28 }],
      ['flag-renamed', 'info', { flag: 'InitiatingHeapOccupancyPercent', to: 'G1IHOP', java: 28 }],
      ['pre-touch', 'info', { ramMb: 4096 }],
    ],
  ],
  [
    { jvmArguments: '-XX:+UseZGC' },
    [['second-collector', 'warning', { flag: '-XX:+UseG1GC', kept: '-XX:+UseZGC' }]],
  ],
  [
    { flagSet: 'none', jvmArguments: '-XX:G1NewSizePercent=20' },
    [
      [
        'unlock-added',
        'info',
        { unlock: '-XX:+UnlockExperimentalVMOptions', flag: '-XX:G1NewSizePercent=20' },
      ],
    ],
  ],
  [
    { flagSet: 'none', jvmArguments: '-XX:+ZProactive', javaVersion: 11 },
    [
      [
        'unlock-added',
        'info',
        { unlock: '-XX:+UnlockDiagnosticVMOptions', flag: '-XX:+ZProactive' },
      ],
    ],
  ],
  [
    { flagSet: 'none', jvmArguments: '-XX:G1NewSizePercent=20 -XX:+UnlockExperimentalVMOptions' },
    [
      [
        'unlock-moved',
        'info',
        { unlock: '-XX:+UnlockExperimentalVMOptions', flag: '-XX:G1NewSizePercent=20' },
      ],
    ],
  ],
  [
    { flagSet: 'none', jvmArguments: '-XX:+Whatever' },
    [['flag-unchecked', 'info', { flag: 'Whatever' }]],
  ],
  [
    { flagSet: 'none', jvmArguments: '-XX:MaxGCPauseMillis=1 -XX:MaxGCPauseMillis=2' },
    [['flag-twice', 'info', { flag: '-XX:MaxGCPauseMillis=1', kept: '-XX:MaxGCPauseMillis=2' }]],
  ],
  [
    { flagSet: 'none', jvmArguments: '-Da=1 -Da=2 -Xmx2G' },
    [
      ['flag-twice', 'info', { flag: '-Xmx512M', kept: '-Xmx2G' }],
      ['flag-twice', 'info', { flag: '-Da=1', kept: '-Da=2' }],
    ],
  ],
  [
    { flagSet: 'aikar', jvmArguments: '-Xmx2G', ramMb: 4096 },
    [
      ['flag-twice', 'info', { flag: '-Xmx4096M', kept: '-Xmx2G' }],
      ['pre-touch', 'info', { ramMb: 2048 }],
    ],
  ],
  [
    { flagSet: 'none', jvmArguments: '-Xmx2GB -Xms3G' },
    [
      ['heap-syntax', 'info', { word: '-Xmx2GB', repaired: '-Xmx2G' }],
      ['flag-twice', 'info', { flag: '-Xms2G', kept: '-Xms3G' }],
      ['flag-twice', 'info', { flag: '-Xmx512M', kept: '-Xmx2G' }],
      ['heap-min-over-max', 'problem', { least: '-Xms3G', most: '-Xmx2G' }],
    ],
  ],
  [
    { flagSet: 'zgc', javaVersion: 17, ramMb: 8192 },
    [
      ['pre-touch', 'info', { ramMb: 8192 }],
      ['zgc-not-generational', 'warning', { java: 17 }],
    ],
  ],
  [
    { survivorRatio: 0, g1ReservePercent: 51 },
    [
      ['tuning-range', 'problem', { flag: 'SurvivorRatio', value: 0, min: 1, max: 2147483648 }],
      ['tuning-range', 'problem', { flag: 'G1ReservePercent', value: 51, min: 0, max: 50 }],
    ],
  ],
  [{ g1HeapRegionSize: 12 }, [['region-size-power', 'warning', { value: 12, used: 8 }]]],
  [{ g1HeapRegionSize: 32 }, [['survivor-ratio-max', 'problem', { value: 32, max: 16 }]]],
  [{ flagSet: 'none', survivorRatio: 8 }, [['tuning-unused', 'info', {}]]],
  [{ ramMb: 16384 }, [['new-size-large-heap', 'info', {}]]],
  [{ ramMb: 12287 }, []],
  [
    { version: '1.21.4', javaVersion: 17 },
    [['java-too-old', 'problem', { java: 17, least: 21, usual: 21 }]],
  ],
  [
    { version: '1.20.1', javaVersion: 17 },
    [['java-not-usual', 'info', { java: 17, least: 17, usual: 21 }]],
  ],
  [{ version: '1.20.1', javaVersion: 21 }, []],
  [
    { jarName: 'craftbukkit-1.7.10.jar' },
    [['jar-other-java', 'warning', { version: '1.7.10', java: 25, usual: 8 }]],
  ],
  [
    { jarName: 'paper-1.21.11.jar' },
    [['jar-other-java', 'info', { version: '1.21.11', java: 25, usual: 21 }]],
  ],
  [
    { jarName: 'paper-26.1.2.jar', version: '1.20.5' },
    [['jar-other-java', 'warning', { version: '26.1.2', java: 21, usual: 25 }]],
  ],
  [
    { jarName: 'velocity-3.5.0-SNAPSHOT-500.jar' },
    [['jar-other-java', 'info', { version: 'velocity-3.5.0', java: 25, usual: 21 }]],
  ],
  [{ jarName: 'paper-26.1.2.jar' }, []],
  [{ jarName: 'paper-1.20.1.jar', version: '1.20' }, []],
  [
    { jarName: 'craftbukkit-1.7.10.jar', version: '1.7.10', javaVersion: 8 },
    [
      ['module-missing', 'info', { flag: '--add-modules=jdk.incubator.vector', java: 8 }],
      ['no-gui-old-name', 'info', {}],
    ],
  ],
  [
    { jarName: 'paper-1.21.4.jar', javaVersion: 17 },
    [['java-too-old', 'problem', { java: 17, least: 21, usual: 21 }]],
  ],
  [
    { version: '1.8.9' },
    [
      ['module-missing', 'info', { flag: '--add-modules=jdk.incubator.vector', java: 8 }],
      ['no-gui-old-name', 'info', {}],
    ],
  ],
  [
    { version: '1.8.9', showGui: true },
    [['module-missing', 'info', { flag: '--add-modules=jdk.incubator.vector', java: 8 }]],
  ],
  [
    { flagSet: 'velocity' },
    [
      ['pre-touch', 'info', { ramMb: 512 }],
      ['no-gui-proxy', 'info', {}],
    ],
  ],
  [
    { jarName: 'a/../b!/server', outputType: 'linux' },
    [
      ['jar-extension', 'warning', { name: 'a/../b!/server' }],
      ['jar-parent-folder', 'warning', { folder: 'a/../b!/' }],
      ['folder-refused-by-bukkit', 'warning', { folder: 'a/../b!/' }],
    ],
  ],
  [{ jarName: '@x.jar', outputType: 'linux' }, [['jar-prefixed', 'info', { name: '@x.jar' }]]],
  [{ jarName: 'è.jar' }, [['code-page-line', 'info', {}]]],
  [{ jarName: '$.jar', outputType: 'java' }, [['posix-quoting', 'info', {}]]],
  [
    {
      outputType: 'java',
      format: 'argument-file',
      restart: 'always',
      javaCheck: true,
      gcLog: true,
    },
    [
      ['restart-elsewhere', 'info', {}],
      ['java-check-elsewhere', 'info', {}],
      ['gc-log-here', 'info', {}],
      ['arguments-only', 'info', {}],
    ],
  ],
  [
    { outputType: 'linux', format: 'screen', showGui: true, restart: 'always' },
    [
      ['no-screen-for-gui', 'warning', {}],
      ['restart-script-twice', 'info', {}],
    ],
  ],
  [{ outputType: 'linux', restart: 'always' }, [['restart-script-twice', 'info', {}]]],
  [
    { outputType: 'linux', format: 'systemd', javaCheck: true },
    [
      ['java-check-elsewhere', 'info', {}],
      ['unit-to-edit', 'info', {}],
    ],
  ],
  [
    { outputType: 'linux', format: 'docker', flagSet: 'velocity', showGui: true, javaCheck: true },
    [
      ['pre-touch', 'info', { ramMb: 512 }],
      ['no-gui-proxy', 'info', {}],
      ['java-check-elsewhere', 'info', {}],
      ['no-screen-for-gui', 'warning', {}],
      ['eula', 'info', {}],
      ['docker-proxy-image', 'warning', {}],
    ],
  ],
  [
    { outputType: 'linux', format: 'pterodactyl', restart: 'always' },
    [
      ['restart-elsewhere', 'info', {}],
      ['panel-memory', 'info', { percent: 85 }],
    ],
  ],
  [{ restart: 'always' }, [['became-batch', 'info', {}]]],
])('the notes about %j', (settings, notes) => {
  const made = startCommand(settings);
  expect(made.ok && made.value.notes.map(({ code, level, facts }) => [code, level, facts])).toEqual(
    notes,
  );
});

test.each<[Settings, object]>([
  [{ jvmArguments: "-Da='" }, { code: 'argument-open-quote' }],
  [
    { flagSet: 'zgc', javaVersion: 11 },
    { code: 'flag-set-needs-java', flagSet: 'zgc', java: 16 },
  ],
  [{ version: '1.99' }, { code: 'server-version-unknown', version: '1.99' }],
  [{ ramMb: 127 }, { code: 'memory-range', min: 128, max: 1048576 }],
  [{ ramMb: 1048577 }, { code: 'memory-range', min: 128, max: 1048576 }],
  [{ sessionName: 'a b' }, { code: 'session-name' }],
  [{ sessionName: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' }, { code: 'session-name' }],
  [{ jarName: 'con.jar' }, { code: 'jar-name-reserved', name: 'con' }],
  [{ jarName: 'a.' }, { code: 'jar-name-ending' }],
  [{ jarName: 'a\n.jar' }, { code: 'jar-name-control' }],
  [{ jarName: '..' }, { code: 'jar-name-folder' }],
  [
    { outputType: 'java', format: 'argument-file', javaVersion: 8 },
    { code: 'format-needs-java', format: 'argument-file', java: 9 },
  ],
  [
    { outputType: 'linux', format: 'docker', javaVersion: 26 },
    { code: 'format-lacks-java', format: 'docker', java: 26 },
  ],
  [
    { jvmArguments: "-Da='\"'" },
    { code: 'argument-not-expressible', argument: '-Da="', character: '"' },
  ],
  [{ jvmArguments: '-Da="' }, { code: 'argument-open-quote' }],
  [{ jvmArguments: 'x.jar' }, { code: 'argument-program', argument: 'x.jar' }],
  [{ jvmArguments: '-Da=\u0007' }, { code: 'argument-control' }],
  [{ serverArguments: '"' }, { code: 'argument-open-quote' }],
])('%j is refused with a reason', (settings, error) => {
  expect(startCommand(settings)).toEqual({ ok: false, error });
});

test.each<Settings>([
  { ramMb: 128, flagSet: 'none' },
  { ramMb: 1_048_576, flagSet: 'none' },
  { sessionName: 'x'.repeat(32) },
  { javaVersion: 16, flagSet: 'zgc' },
  { javaVersion: 11, outputType: 'java', format: 'argument-file' },
])('the limit itself is accepted: %j', (settings) => {
  expect(startCommand(settings).ok).toBe(true);
});

test('with all flags, extra arguments that no Java has are left out', () => {
  const made = startCommand(
    { flagSet: 'none', jvmArguments: '-XX:+Whatever -XX:NewRatio=2 -XX:+CMSIncrementalPacing' },
    ALL_FLAGS,
  );
  expect(made.ok && made.value.notes.map(({ code, facts }) => [code, facts.flag])).toEqual([
    ['flag-unknown', 'Whatever'],
    ['flag-removed', 'CMSIncrementalPacing'],
  ]);
  expect(made.ok && made.value.text).toContain('-XX:NewRatio=2');
});
