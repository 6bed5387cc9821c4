import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FLAG_SET_IDS } from './flag-sets.ts';
import { JAVA_VERSIONS } from './java-version.ts';
import { OUTPUT_TYPES, START_FORMATS, type StartExtras, type StartSettings } from './settings.ts';
import { startCommand, startFileText } from './start-command.ts';

const SPECIFICATION = {
  jarName: 'server.jar',
  ramMb: 512,
  outputType: 'windows',
  showGui: false,
  maxGcPauseMillis: 200,
  g1HeapWastePercent: 5,
  g1MixedGcCountTarget: 4,
  initiatingHeapOccupancyPercent: 15,
  g1MixedGcLiveThresholdPercent: 90,
  g1RSetUpdatingPauseTimePercent: 5,
  survivorRatio: 32,
  maxTenuringThreshold: 1,
  g1HeapRegionSize: 8,
  g1ReservePercent: 20,
} as const satisfies StartSettings;

const FLAGS =
  '-Xms512M -Xmx512M --add-modules=jdk.incubator.vector -XX:+UnlockExperimentalVMOptions -XX:+UseG1GC ' +
  '-XX:MaxGCPauseMillis=200 -XX:G1HeapWastePercent=5 -XX:G1MixedGCCountTarget=4 ' +
  '-XX:InitiatingHeapOccupancyPercent=15 -XX:G1MixedGCLiveThresholdPercent=90 ' +
  '-XX:G1RSetUpdatingPauseTimePercent=5 -XX:SurvivorRatio=32 -XX:MaxTenuringThreshold=1 ' +
  '-XX:G1HeapRegionSize=8M -XX:G1ReservePercent=20 -XX:G1NewSizePercent=30 -XX:G1MaxNewSizePercent=40 ' +
  '-jar server.jar';

describe('the settings of the specification', () => {
  test('give a start line for Windows', () =>
    expect(textOf(SPECIFICATION)).toBe(`start "" java ${FLAGS} --nogui`));

  test('give a bash script for Linux', () =>
    expect(textOf({ ...SPECIFICATION, outputType: 'linux' })).toBe(
      `#!/bin/bash\ncd "$(dirname "$0")" || exit 1\nexec java ${FLAGS} --nogui`,
    ));

  test('give plain flags for Java', () =>
    expect(textOf({ ...SPECIFICATION, outputType: 'java' })).toBe(`${FLAGS} --nogui`));

  test('end with the jar name when the GUI is shown', () =>
    expect(textOf({ ...SPECIFICATION, outputType: 'java', showGui: true })).toBe(FLAGS));

  test('are also the defaults, without notes', () => {
    expect(textOf({})).toBe(textOf(SPECIFICATION));
    expect(notesOf({})).toEqual([]);
  });

  test('fall back to the defaults where a number is empty', () =>
    expect(textOf({ ramMb: Number.NaN, survivorRatio: Number.NaN, jarName: '  ' })).toBe(
      textOf(SPECIFICATION),
    ));
});

describe('the heap of 12,288 MB', () => {
  test.each([
    [12_287, 30, 40, 20],
    [12_288, 40, 50, 15],
    [24_576, 40, 50, 15],
  ])('%i MB has new sizes %i and %i and a reserve of %i', (ramMb, newSize, maxNewSize, reserve) => {
    const text = textOf({ ...SPECIFICATION, ramMb });
    expect(text).toContain(`-Xms${ramMb}M -Xmx${ramMb}M `);
    expect(text).toContain(`-XX:G1NewSizePercent=${newSize} -XX:G1MaxNewSizePercent=${maxNewSize}`);
    expect(text).toContain(`-XX:G1ReservePercent=${reserve} `);
  });

  test('keeps a reserve that was chosen', () =>
    expect(textOf({ ramMb: 16_384, g1ReservePercent: 25 })).toContain('G1ReservePercent=25'));
});

describe('the chosen Java', () => {
  test('has no vector module before 16', () => {
    expect(textOf({ javaVersion: 11 })).not.toContain('incubator');
    expect(notesOf({ javaVersion: 11 })).toContain('module-missing');
    expect(textOf({ javaVersion: 16 })).toContain('--add-modules=jdk.incubator.vector');
  });

  test('has another name for the heap occupancy flag since 27', () => {
    expect(textOf({ javaVersion: 26 })).toContain('-XX:InitiatingHeapOccupancyPercent=15');
    expect(textOf({ javaVersion: 27 })).toContain('-XX:G1IHOP=15');
    expect(notesOf({ javaVersion: 27 })).toEqual(['flag-renamed']);
    expect(textOf({ javaVersion: 21, jvmArguments: '-XX:G1IHOP=20' })).not.toContain('G1IHOP');
  });

  test('removes the flags of Aikar’s set that 26 warns about and 28 refuses', () => {
    expect(textOf({ flagSet: 'aikar', javaVersion: 25 })).toContain('+ParallelRefProcEnabled');
    expect(textOf({ flagSet: 'aikar', javaVersion: 26 })).not.toContain('ParallelRefProcEnabled');
    expect(notesOf({ flagSet: 'aikar', javaVersion: 26 })).toContain('flag-deprecated');
    expect(notesOf({ flagSet: 'aikar', javaVersion: 28 })).toContain('flag-removed');
  });

  test('enables generational ZGC on 21 only', () => {
    expect(textOf({ flagSet: 'zgc', javaVersion: 21 })).toContain('-XX:+UseZGC -XX:+ZGenerational');
    expect(textOf({ flagSet: 'zgc', javaVersion: 25 })).not.toContain('ZGenerational');
    expect(notesOf({ flagSet: 'zgc', javaVersion: 17 })).toContain('zgc-not-generational');
    expect(errorOf({ flagSet: 'zgc', javaVersion: 11 })).toBe('flag-set-needs-java');
  });

  test('comes from the server version unless it is chosen', () => {
    expect(notesOf({ version: '1.12.2' })).toContain('module-missing');
    expect(notesOf({ version: '1.21.4', javaVersion: 17 })).toContain('java-too-old');
    expect(notesOf({ version: '1.20.1', javaVersion: 17 })).toContain('java-not-usual');
    expect(errorOf({ version: '1.99' })).toBe('server-version-unknown');
  });

  test('comes from the version of a proxy, which has no window with any flags', () => {
    expect(textOf({ version: 'velocity-3.5', flagSet: 'zgc' })).toMatch(
      /\+ZGenerational .*-jar server\.jar$/,
    );
    expect(textOf({ version: 'velocity-4.0', flagSet: 'zgc' })).not.toContain('ZGenerational');
    expect(notesOf({ version: 'velocity-4.0', javaVersion: 21 })).toEqual(
      expect.arrayContaining(['java-too-old', 'no-gui-proxy']),
    );
    expect(errorOf({ version: 'velocity-1.20' })).toBe('server-version-unknown');
  });

  test('before 1.13 the option is written as nogui, without dashes', () =>
    expect(textOf({ version: '1.8.9' })).toMatch(/-jar server\.jar nogui$/));
});

describe('extra arguments', () => {
  test('come after the flag set and override it', () => {
    const text = textOf({ jvmArguments: '-XX:MaxGCPauseMillis=100 -Dname="two words"' });
    expect(text.match(/MaxGCPauseMillis=\d+/g)).toEqual(['MaxGCPauseMillis=100']);
    expect(text).toContain('"-Dname=two words" -jar server.jar');
  });

  test('add the unlock flags that they need, once and first', () =>
    expect(textOf({ flagSet: 'none', jvmArguments: '-XX:G1NewSizePercent=20' })).toContain(
      '-XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=20 -jar',
    ));

  test('replace the garbage collector of the flag set', () => {
    const settings = { flagSet: 'aikar', jvmArguments: '-XX:+UseZGC', javaVersion: 21 } as const;
    expect(textOf(settings)).toContain('-XX:+UseZGC');
    expect(textOf(settings)).not.toContain('UseG1GC');
    expect(notesOf(settings)).toContain('second-collector');
  });

  test.each([
    ['-Xmx256M', '-Xms256M -Xmx256M', ['flag-twice']],
    ['-Xmx1GB', '-Xms1G -Xmx1G', ['heap-syntax', 'flag-twice']],
    ['-Xms256M', '-Xmx512M -Xms256M', ['flag-twice']],
    ['-Xms256M -Xmx1G', '-Xms256M -Xmx1G', ['flag-twice', 'flag-twice']],
    ['-Xms1G', '-Xmx512M -Xms1G', ['flag-twice', 'heap-min-over-max']],
  ])('%s decides about the heap', (jvmArguments, heap, codes) => {
    const settings = { flagSet: 'none', jvmArguments, outputType: 'java' } as const;
    expect(textOf(settings)).toContain(`${heap} -jar`);
    expect(notesOf(settings)).toEqual(codes);
  });

  test.each([
    ['-XX:UseNUMA', '-XX:+UseNUMA', ['flag-sign']],
    ['-XX:+MaxInlineLevel=20', '-XX:MaxInlineLevel=20', ['flag-sign']],
    ['-XX:+UseNUMA=false', '-XX:+UseNUMA', ['flag-sign']],
    ['-XX:MaxInlinLevel=20', '-XX:MaxInlineLevel=20', ['flag-misspelled']],
  ])('%s is written as Java reads it', (jvmArguments, flag, codes) => {
    const settings = { flagSet: 'none', jvmArguments, outputType: 'java' } as const;
    expect(textOf(settings)).toContain(` ${flag} -jar`);
    expect(notesOf(settings)).toEqual(codes);
  });

  test('for the server come after the jar and before --nogui', () =>
    expect(textOf({ serverArguments: '--port 25566 --nogui' })).toMatch(
      /-jar server\.jar --port 25566 --nogui$/,
    ));

  test.each([
    ['-Dname="open', 'argument-open-quote'],
    ['-Dname=a\u0007b', 'argument-control'],
    ['-Dname="a\nb"', 'argument-control'],
    ['-jar other.jar', 'argument-program'],
    ['other.jar', 'argument-program'],
  ])('%j are refused: %s', (jvmArguments, code) => expect(errorOf({ jvmArguments })).toBe(code));

  test('take no option as a value, and leave out what is empty', () =>
    expect(textOf({ jvmArguments: `--add-opens -Da=b "" ''` })).toContain(
      ' --add-opens -Da=b -jar ',
    ));

  test('take the next word as a value where Java does', () =>
    expect(textOf({ jvmArguments: '--add-opens java.base/java.lang=ALL-UNNAMED' })).toContain(
      ' --add-opens=java.base/java.lang=ALL-UNNAMED ',
    ));
});

test.each([127, 1_048_577, 512.5, Number.POSITIVE_INFINITY])(
  'a heap of %d MB is refused',
  (ramMb) => expect(errorOf({ ramMb })).toBe('memory-range'),
);

test.each([
  [{ survivorRatio: 0 }, 'tuning-range'],
  [{ g1ReservePercent: 51 }, 'tuning-range'],
  [{ maxGcPauseMillis: 1.5 }, 'tuning-range'],
  [{ g1HeapRegionSize: 12 }, 'region-size-power'],
  [{ g1HeapRegionSize: 32 }, 'survivor-ratio-max'],
])('%o gives a note: %s', (numbers, code) => expect(notesOf(numbers)).toContain(code));

test('all settings: unlock flags first, one garbage collector, no duplicates, no JVM arguments after the jar', () => {
  fc.assert(
    fc.property(
      fc.record({
        flagSet: fc.constantFrom(...FLAG_SET_IDS),
        javaVersion: fc.constantFrom(...JAVA_VERSIONS),
        ramMb: fc.integer({ min: 512, max: 24_576 }),
        showGui: fc.boolean(),
        gcLog: fc.boolean(),
        jvmArguments: fc
          .subarray([
            '-XX:+UseZGC',
            '-XX:+UseG1GC',
            '-XX:+AggressiveOpts',
            '-XX:G1NewSizePercent=9',
          ])
          .map((words) => words.join(' ')),
      }),
      (settings) => {
        const result = startCommand({ ...settings, outputType: 'java' });
        if (!result.ok) {
          expect(result.error.code).toBe('flag-set-needs-java');
          return;
        }
        const list = result.value.arguments;
        const jar = list.indexOf('-jar');
        const unlock = list.indexOf('-XX:+UnlockExperimentalVMOptions');
        const experimental = list.findIndex((each) => /G1(Max)?NewSize|LiveThreshold/.test(each));
        if (experimental >= 0) expect(unlock).toBeLessThan(experimental);
        if (experimental >= 0) expect(unlock).toBeGreaterThan(0);
        expect(list.filter((each) => /^-XX:\+Use.*GC$/.test(each)).length).toBeLessThanOrEqual(1);
        expect(new Set(list).size).toBe(list.length);
        expect(list.slice(jar + 2)).toEqual(
          settings.showGui || settings.flagSet === 'velocity' ? [] : ['--nogui'],
        );
      },
    ),
  );
});

describe('features of the forms', () => {
  test('a start line that must wait for the server becomes a batch file', () => {
    const text = textOf({ restart: 'after-crash' });
    expect(text).toMatch(/^@echo off\n/);
    expect(text).toContain('if %code% EQU 0 exit /b 0\n');
    expect(notesOf({ restart: 'always' })).toContain('became-batch');
  });

  test('a batch file reads version 8 from 1.8 and 21 from 21.0.3', () =>
    expect(textOf({ format: 'batch', javaCheck: true, javaVersion: 21 })).toContain(
      '  set "major=%%a"\n  set "minor=%%b"\n)\nif "%major%"=="1" set "major=%minor%"\nif %major% GEQ 21 goto run\n',
    ));

  test.each([
    ['linux', 'script', 'mkdir -p logs\n'],
    ['windows', 'batch', 'if not exist logs mkdir logs\n'],
    ['windows', 'powershell', 'New-Item -ItemType Directory -Force -Path logs'],
    ['linux', 'systemd', 'ExecStartPre=/bin/mkdir -p logs\n'],
  ] as const)('%s %s makes the folder of the GC log', (outputType, format, line) => {
    const text = textOf({ outputType, format, gcLog: true });
    expect(text).toContain(line);
    expect(text).toContain('file=logs/gc.log');
  });

  test('plain flags write the GC log to a place that needs no folder', () => {
    expect(textOf({ outputType: 'java', gcLog: true })).toContain('file=gc.log:');
    expect(textOf({ outputType: 'java', gcLog: true, javaVersion: 8 })).toContain('-Xloggc:gc.log');
  });

  test.each(['docker', 'pterodactyl'] as const)(
    '%s leaves the GC log out, and says so',
    (format) => {
      const settings = { outputType: 'linux', format, gcLog: true } as const;
      expect(textOf(settings)).not.toContain('gc.log');
      expect(notesOf(settings)).toContain('gc-log-elsewhere');
      expect(textOf({ ...settings, javaVersion: 8 })).toContain('-Xloggc:gc.log');
      expect(notesOf({ ...settings, javaVersion: 8 })).toContain('gc-log-here');
    },
  );

  test('a note says what the form leaves to other software', () => {
    const all = { restart: 'always', javaCheck: true, gcLog: true, outputType: 'java' } as const;
    expect(notesOf(all)).toEqual(['restart-elsewhere', 'java-check-elsewhere', 'gc-log-here']);
  });

  test('a form of another output type is ignored', () =>
    expect(textOf({ outputType: 'java', format: 'docker' })).toBe(textOf({ outputType: 'java' })));
});

describe('the file to download', () => {
  test('has the line endings of its system, also at the end', () => {
    expect(fileOf({ format: 'batch' })).toMatch(/^@echo off\r\nsetlocal .*\r\npause\r\n$/s);
    expect(fileOf({ format: 'batch' })).not.toMatch(/[^\r]\n/);
    expect(fileOf({ outputType: 'linux' })).not.toContain('\r');
    expect(fileOf({ outputType: 'linux' }).endsWith('--nogui\n')).toBe(true);
  });

  test('declares its encoding to Windows only where needed', () => {
    expect(fileOf({ jarName: 'sèrver.jar' })).toMatch(/^chcp 65001 >nul\r\nstart "" java /);
    expect(fileOf({ jarName: 'sèrver.jar', format: 'powershell' })).toMatch(/^\uFEFFSet-Location/);
    expect(fileOf({})).toMatch(/^start "" /);
  });
});

test('every form of every output type writes every flag set', () => {
  for (const outputType of OUTPUT_TYPES) {
    for (const format of START_FORMATS[outputType]) {
      for (const flagSet of FLAG_SET_IDS) {
        const text = textOf({ outputType, format, flagSet, javaVersion: 21 });
        expect(text, `${format} ${flagSet}`).toContain(
          format === 'pterodactyl' ? '=85.0 ' : '512M',
        );
        expect(text.endsWith('\n')).toBe(false);
      }
    }
  }
});

function textOf(settings: StartSettings & StartExtras): string {
  return commandOf(settings).text;
}

function fileOf(settings: StartSettings & StartExtras): string {
  return startFileText(commandOf(settings));
}

function notesOf(settings: StartSettings & StartExtras): readonly string[] {
  return commandOf(settings).notes.map(({ code }) => code);
}

function commandOf(settings: StartSettings & StartExtras) {
  const result = startCommand(settings);
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

function errorOf(settings: StartSettings & StartExtras): string {
  const result = startCommand(settings);
  if (result.ok) throw new Error(`not refused: ${result.value.text}`);
  return result.error.code;
}
