import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { environment, installedJava } from '../tests/installed-java.ts';
import { explainCommand } from './explain/explain-command.ts';
import { readCommand } from './explain/read-command.ts';
import { joinValues } from './extra-arguments.ts';
import { FLAG_SET_IDS, type FlagSetId } from './flag-sets.ts';
import { startCommand, startFileText } from './start-command.ts';
import { OLD_SCRIPTS } from './testing/old-scripts.ts';

const HEAPS_MB = [512, 4096, 12_288];
const INCUBATOR = 'WARNING: Using incubator modules: jdk.incubator.vector';
// The last -Xms wins, so a large heap is reserved as written, but AlwaysPreTouch and ZGC allocate only this
// much at once instead of all of it.
const TAKE_LITTLE = '-Xms128M';
// Few have that compiler. Java ends with an error where it misses it, unless it has ended before.
const WITHOUT_GRAAL = '-XX:-UseJVMCICompiler';

const java = installedJava();
if (java === undefined) console.log('skipped: start commands in a real JVM (no java is installed)');

const folder = mkdtempSync(join(tmpdir(), 'real-java-'));
afterAll(() => rmSync(folder, { recursive: true }));
const jar = join(folder, 'arguments.jar');
writeFileSync(jar, echoJar());

describe.skipIf(java === undefined)(`Java ${java}`, { timeout: 240_000 }, () => {
  for (const flagSet of FLAG_SET_IDS) {
    for (const ramMb of HEAPS_MB) {
      test(`takes the flags of ${flagSet} with ${ramMb} MB without warnings`, async () => {
        const runs = [true, false].map(async (showGui) => {
          const words = argumentsFor({ flagSet, ramMb, showGui });
          const flags = words.slice(0, words.indexOf('-jar'));
          const taking = ramMb > 512 ? [TAKE_LITTLE] : [];
          const run = await runJava([...flags, ...taking, '-version']);
          expect(run).toMatchObject({ status: 0, warnings: [] });
        });
        await Promise.all(runs);
      });
    }

    test.each([true, false])(
      `a jar started with ${flagSet} gets its own arguments, GUI %s`,
      async (showGui) => {
        const serverArguments = '--port 25566 "two words" -Xmx1G';
        const words = argumentsFor({ flagSet, ramMb: 512, showGui, serverArguments, jarName: jar });
        const run = await runJava(words);
        const noGui = showGui || flagSet === 'velocity' ? [] : ['--nogui'];
        expect(run).toMatchObject({ status: 0, warnings: [] });
        expect(run.output).toEqual(['--port', '25566', 'two words', '-Xmx1G', ...noGui]);
      },
    );
  }

  test('does not start when the unlock flag comes last', async () => {
    const words = argumentsFor({ flagSet: 'specification', ramMb: 512 });
    const unlock = '-XX:+UnlockExperimentalVMOptions';
    const flags = words.slice(0, words.indexOf('-jar')).filter((word) => word !== unlock);
    const run = await runJava([...flags, unlock, '-version']);
    expect(run.status).not.toBe(0);
  });

  test.each([
    '-Xmx256MB',
    '-Xms512M -Xmx256M',
    '-Xmx256M -XX:G1NewSizePercent=20',
    '-Xmx256M -XX:G1NewSizePercent=20 -XX:+UnlockExperimentalVMOptions',
    '-Xmx256M -XX:+UseG1GC -XX:+UseParallelGC',
    '-Xmx256M -XX:UseG1GC',
    '-Xmx256M -XX:+MaxGCPauseMillis=200',
    '-Xmx256M -XX:MaxTenuringThresold=1',
    // Java looks at the limits of G1 only if it uses that; by itself it does so from two processors on.
    '-Xmx256M -XX:+UseG1GC -XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=50 -XX:G1MaxNewSizePercent=40',
    '-Xmx0.25G',
    '-Xmx 256M',
    '-Xmx256M server',
  ])('refuses %s and starts with the repaired command', async (flags) => {
    const explained = explainCommand(`java ${flags} -jar ${jar}`, java);
    if (!explained.ok) throw new Error(explained.error.code);
    const [, ...mended] = explained.value.repaired.split(' ');
    const runs = [[...flags.split(' '), '-jar', jar], mended].map(runJava);
    const [before, after] = await Promise.all(runs);
    expect(before?.status).not.toBe(0);
    expect(after).toMatchObject({ status: 0, warnings: [] });
  });

  // Where Java says nothing about the machine or about what it is about to do.
  test.each(OLD_SCRIPTS)('starts what was made of %s', async (script) => {
    const explained = explainCommand(script, java);
    if (!explained.ok) throw new Error(explained.error.code);
    const command = readCommand(explained.value.repaired);
    if (!command) throw new Error('no command was left');
    const flags = joinValues(command.jvm);
    const taking = flags.includes('-XX:+UseJVMCICompiler')
      ? [TAKE_LITTLE, WITHOUT_GRAAL]
      : [TAKE_LITTLE];
    const { status, errors } = await runJava([...flags, ...taking, '-version']);
    expect({ status, errors: errors.match(/Unrecognized.*|Error.*/)?.[0] }).toEqual({ status: 0 });
  });

  test('takes no flag that Java has for a misspelled one', async () => {
    const unlocks = ['-XX:+UnlockExperimentalVMOptions', '-XX:+UnlockDiagnosticVMOptions'];
    const { output } = await runJava([...unlocks, '-XX:+PrintFlagsFinal', '-version']);
    const names = output.flatMap((line) => /^ *\w+ (\w+) +=/.exec(line)?.[1] ?? []);
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const explained = explainCommand(`java -XX:${name}=1 -jar a.jar`, java);
      const codes = explained.ok && explained.value.mistakes.map(({ code }) => code);
      expect(codes, name).not.toContain('flag-misspelled');
    }
  });

  test('passes the arguments after the jar to the program', async () => {
    const run = await runJava(['-jar', jar, '-Xmx1G']);
    expect(run.output).toEqual(['-Xmx1G']);
  });

  test('a script starts a jar with a hostile name', () => {
    const name = `-it's $(touch pwned) "50%" & è!.jar`;
    const place = mkdtempSync(join(folder, 'script '));
    writeFileSync(join(place, name), readFileSync(jar));
    const result = startCommand({
      jarName: name,
      outputType: 'linux',
      javaVersion: java,
      javaCheck: true,
      gcLog: true,
    });
    if (!result.ok) throw new Error(result.error.code);
    const script = join(place, result.value.file.name);
    writeFileSync(script, startFileText(result.value));
    chmodSync(script, 0o755);
    const run = spawnSync(script, { cwd: '/', env: environment(), encoding: 'utf8' });
    expect(run.stdout).toMatch(/--nogui\n$/);
    expect(readFileSync(join(place, 'logs/gc.log')).length).toBeGreaterThan(0);
  });

  test.skipIf(java !== undefined && java < 9)('reads the argument file', async () => {
    const properties = ['two words', 'C:\\new folder\\', 'say "hi"', '#no comment', "it's"];
    const extra = properties.map((value, index) =>
      value.includes('"') ? `'-Dp${index}=${value}'` : `"-Dp${index}=${value}"`,
    );
    const result = startCommand({
      outputType: 'java',
      format: 'argument-file',
      javaVersion: java,
      jvmArguments: extra.join(' '),
    });
    if (!result.ok) throw new Error(result.error.code);
    const file = join(folder, result.value.file.name);
    writeFileSync(file, startFileText(result.value));
    const run = await runJava([`@${file}`, '-XshowSettings:properties', '-version']);
    expect(run.status).toBe(0);
    properties.forEach((value, index) => {
      expect(run.errors).toContain(`    p${index} = ${value}`);
    });
  });
});

function argumentsFor(settings: {
  flagSet: FlagSetId;
  ramMb: number;
  showGui?: boolean;
  jarName?: string;
  serverArguments?: string;
}): readonly string[] {
  const result = startCommand({ ...settings, javaVersion: java, outputType: 'java' });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.arguments;
}

function runJava(words: readonly string[]) {
  return new Promise<{ status: unknown; warnings: string[]; output: string[]; errors: string }>(
    (resolve) => {
      execFile('java', words, { cwd: folder, env: environment() }, (error, stdout, stderr) => {
        const lines = `${stdout}\n${stderr}`.split('\n');
        const warnings = lines.filter((line) => /warning|error/i.test(line) && line !== INCUBATOR);
        resolve({
          status: error?.code ?? 0,
          warnings,
          output: stdout.split('\n').slice(0, -1),
          errors: stderr,
        });
      });
    },
  );
}

/**
 * A jar whose program prints its arguments, one per line: `println(String.join("\n", args))`.
 */
function echoJar(): Buffer {
  return storedZip({
    'META-INF/MANIFEST.MF': Buffer.from('Manifest-Version: 1.0\nMain-Class: Echo\n'),
    'Echo.class': echoClass(),
  });
}

// The class file as bytes, because a headless Java has no compiler. Version 50 (Java 6) needs no stack maps.
// Constants are numbered from 1 in the order below.
function echoClass(): Buffer {
  const utf8 = (text: string) => Buffer.from([1, 0, text.length, ...Buffer.from(text)]);
  const reference = (tag: number, ...indexes: number[]) =>
    Buffer.from([tag, ...indexes.flatMap((index) => [0, index])]);
  const [CLASS, STRING, FIELD, METHOD, NAME_AND_TYPE] = [7, 8, 9, 10, 12];
  const constants = [
    utf8('Echo'), // 1
    reference(CLASS, 1),
    utf8('java/lang/Object'), // 3
    reference(CLASS, 3),
    utf8('main'), // 5
    utf8('([Ljava/lang/String;)V'),
    utf8('Code'), // 7
    utf8('java/lang/System'),
    reference(CLASS, 8), // 9
    utf8('out'),
    utf8('Ljava/io/PrintStream;'), // 11
    reference(NAME_AND_TYPE, 10, 11),
    reference(FIELD, 9, 12), // 13: System.out
    utf8('\n'),
    reference(STRING, 14), // 15
    utf8('java/lang/String'),
    reference(CLASS, 16), // 17
    utf8('join'),
    utf8('(Ljava/lang/CharSequence;[Ljava/lang/CharSequence;)Ljava/lang/String;'), // 19
    reference(NAME_AND_TYPE, 18, 19),
    reference(METHOD, 17, 20), // 21: String.join
    utf8('java/io/PrintStream'),
    reference(CLASS, 22), // 23
    utf8('println'),
    utf8('(Ljava/lang/String;)V'), // 25
    reference(NAME_AND_TYPE, 24, 25),
    reference(METHOD, 23, 26), // 27: PrintStream.println
  ];
  const code = [
    ...[0xb2, 0, 13], // getstatic System.out
    ...[0x12, 15], // ldc "\n"
    0x2a, // aload_0
    ...[0xb8, 0, 21], // invokestatic String.join
    ...[0xb6, 0, 27], // invokevirtual println
    0xb1, // return
  ];
  const attribute = [0, 3, 0, 1, 0, 0, 0, code.length, ...code, 0, 0, 0, 0]; // stack 3, locals 1
  return Buffer.concat([
    Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 50, 0, constants.length + 1]),
    ...constants,
    Buffer.from([0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 1]), // public class, no fields, one method
    Buffer.from([0, 9, 0, 5, 0, 6, 0, 1, 0, 7, 0, 0, 0, attribute.length, ...attribute, 0, 0]),
  ]);
}

/** A zip archive with uncompressed entries. */
function storedZip(entries: Readonly<Record<string, Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(entries)) {
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt32LE(crc32(data), 10);
    sizes.writeUInt32LE(data.length, 14);
    sizes.writeUInt32LE(data.length, 18);
    sizes.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), sizes, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), sizes, rest, Buffer.from(name)]),
    );
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listing, Buffer.from('PK\x05\x06'), end]);
}
