// The whole text of each form, as people copy it: without settings, with all of them, and restarted for ever.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTPUT_TYPES, START_FORMATS, type StartExtras, type StartSettings } from './settings.ts';
import { startCommand } from './start-command.ts';

const FULL: StartExtras = {
  restart: 'after-crash',
  javaCheck: true,
  gcLog: true,
  jvmArguments: '-Da=b',
  serverArguments: '--port 25566',
  sessionName: 'my-server',
};
const VARIANTS: Readonly<Record<string, StartSettings & StartExtras>> = {
  plain: {},
  full: FULL,
  always: { restart: 'always', showGui: true },
};

const forms = OUTPUT_TYPES.flatMap((outputType) =>
  START_FORMATS[outputType].flatMap((format) =>
    Object.keys(VARIANTS).map((variant) => ({ outputType, format, variant })),
  ),
);

test.each(forms)('$format, $variant', ({ outputType, format, variant }) => {
  const made = startCommand({
    flagSet: 'none',
    ramMb: 1024,
    javaVersion: 21,
    outputType,
    format,
    ...VARIANTS[variant],
  });
  const file = join(import.meta.dirname, `../tests/forms/${format}-${variant}.txt`);
  expect(made.ok && `${made.value.text}\n`).toBe(readFileSync(file, 'utf8'));
});

test.each([
  [
    'start-line',
    { name: 'start.bat', lineEnd: '\r\n', executable: false, beforeNonAscii: 'chcp 65001 >nul\n' },
  ],
  ['batch', { name: 'start.bat', lineEnd: '\r\n', executable: false, beforeNonAscii: '' }],
  [
    'powershell',
    { name: 'start.ps1', lineEnd: '\r\n', executable: false, beforeNonAscii: '\uFEFF' },
  ],
  ['script', { name: 'start.sh', lineEnd: '\n', executable: true, beforeNonAscii: '' }],
  ['screen', { name: 'start.sh', lineEnd: '\n', executable: true, beforeNonAscii: '' }],
  ['systemd', { name: 'minecraft.service', lineEnd: '\n', executable: false, beforeNonAscii: '' }],
  ['docker', { name: 'compose.yaml', lineEnd: '\n', executable: false, beforeNonAscii: '' }],
  ['pterodactyl', { name: 'startup.txt', lineEnd: '\n', executable: false, beforeNonAscii: '' }],
  ['flags', { name: 'java-flags.txt', lineEnd: '\n', executable: false, beforeNonAscii: '' }],
  [
    'argument-file',
    { name: 'user_jvm_args.txt', lineEnd: '\n', executable: false, beforeNonAscii: '' },
  ],
] as const)('the file of %s', (format, file) => {
  const outputType = OUTPUT_TYPES.find((each) =>
    START_FORMATS[each].some((form) => form === format),
  );
  const made = startCommand({ outputType, format });
  expect(made.ok && made.value.file).toEqual(file);
});

const G1_OF_AIKAR =
  '-XX:+UseG1GC -XX:+ParallelRefProcEnabled -XX:MaxGCPauseMillis=200 ' +
  '-XX:+UnlockExperimentalVMOptions -XX:+DisableExplicitGC -XX:+AlwaysPreTouch';

test.each([
  [
    'aikar',
    `${G1_OF_AIKAR} -XX:G1NewSizePercent=30 -XX:G1MaxNewSizePercent=40 -XX:G1HeapRegionSize=8M ` +
      '-XX:G1ReservePercent=20 -XX:G1HeapWastePercent=5 -XX:G1MixedGCCountTarget=4 ' +
      '-XX:InitiatingHeapOccupancyPercent=15 -XX:G1MixedGCLiveThresholdPercent=90 ' +
      '-XX:G1RSetUpdatingPauseTimePercent=5 -XX:SurvivorRatio=32 -XX:+PerfDisableSharedMem ' +
      '-XX:MaxTenuringThreshold=1 -Dusing.aikars.flags=https://mcflags.emc.gs -Daikars.new.flags=true',
  ],
  [
    'aikar-large-heap',
    `${G1_OF_AIKAR} -XX:G1NewSizePercent=40 -XX:G1MaxNewSizePercent=50 -XX:G1HeapRegionSize=16M ` +
      '-XX:G1ReservePercent=15 -XX:G1HeapWastePercent=5 -XX:G1MixedGCCountTarget=4 ' +
      '-XX:InitiatingHeapOccupancyPercent=20 -XX:G1MixedGCLiveThresholdPercent=90 ' +
      '-XX:G1RSetUpdatingPauseTimePercent=5 -XX:SurvivorRatio=32 -XX:+PerfDisableSharedMem ' +
      '-XX:MaxTenuringThreshold=1 -Dusing.aikars.flags=https://mcflags.emc.gs -Daikars.new.flags=true',
  ],
  [
    'zgc',
    '-XX:+UseZGC -XX:+ZGenerational -XX:+AlwaysPreTouch -XX:+DisableExplicitGC -XX:+PerfDisableSharedMem',
  ],
  [
    'velocity',
    '-XX:+UseG1GC -XX:G1HeapRegionSize=4M -XX:+UnlockExperimentalVMOptions ' +
      '-XX:+ParallelRefProcEnabled -XX:+AlwaysPreTouch -XX:MaxInlineLevel=15',
  ],
] as const)('the flags of %s', (flagSet, flags) => {
  const made = startCommand({ flagSet, javaVersion: 21, outputType: 'java', showGui: true });
  expect(made.ok && made.value.text).toBe(`-Xms512M -Xmx512M ${flags} -jar server.jar`);
});

test('Java 8 logs its garbage collection with options of its own', () => {
  const settings = { flagSet: 'none', javaVersion: 8, gcLog: true, showGui: true } as const;
  const made = startCommand({ ...settings, outputType: 'java' });
  expect(made.ok && made.value.text).toBe(
    '-Xms512M -Xmx512M -Xloggc:gc.log -XX:+PrintGCDetails -XX:+PrintGCDateStamps ' +
      '-XX:+UseGCLogFileRotation -XX:NumberOfGCLogFiles=5 -XX:GCLogFileSize=10M -jar server.jar',
  );
});
