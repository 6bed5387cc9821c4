// Runs in a fresh process: what the first file and the first folder cost, before anything is compiled.
import { performance } from 'node:perf_hooks';
import { changesOf, diagnoseText, FolderPlan, guessProfile, withAnswer } from '@fucina/config-text';
import { changeFile, openFile } from '@fucina/config-text/file';
import { parseDocument } from 'yaml';
import { type CorpusFile, folderOf, yamlOf } from './corpus.ts';
import type { Scenario, Times } from './times.ts';

const FILES: Readonly<Record<Scenario, () => readonly CorpusFile[]>> = {
  file: () => [{ path: 'plugins/Farm/messages.yml', content: yamlOf(5000) }],
  folder: () => folderOf(120),
};

/** So many rows are sent to the page at once. */
const FIRST_ROWS = 200;

const scenario = process.argv[2] as Scenario;
const files = FILES[scenario]().map(({ path, content }) => {
  return { path, content, bytes: new TextEncoder().encode(content) };
});
if (process.argv[3] === 'reference') reference();
else console.log(JSON.stringify(await ours()));

/** A page reads a small sample when it opens, which loads the reader. */
async function ours(): Promise<Times> {
  await openFile('sample.yml', new TextEncoder().encode(`a: '&cHi'\nb: 1\n`));
  const clock = startClock();
  const folder = new FolderPlan();
  const opened = [];
  let rowsMs: number | undefined;
  for (const { path, bytes } of files) {
    const result = await openFile(path, bytes);
    if (!result.ok) throw new Error(result.error.code);
    const guess = guessProfile(path, result.value.content);
    // The texts of an unknown plugin are converted once its owner has answered.
    const profile = withAnswer(guess.profile, { readsMiniMessage: true });
    const options = { profile };
    folder.add({ path, file: result.value, options });
    folder.list(path, 0, FIRST_ROWS);
    rowsMs ??= clock();
    opened.push({ path, file: result.value, profile, listed: folder.list(path) });
  }
  const readMs = clock();
  const planned = opened.map((one) => ({ ...one, plan: [...folder.plan(one.path)] }));
  const convertMs = clock();
  let findings = 0;
  for (const { file, listed, profile } of opened) {
    for (const { text, classification } of listed) {
      if (classification.kind === 'setting') continue;
      findings += diagnoseText(file.texts[text]?.value ?? '', profile, {
        path: file.texts[text]?.path ?? [],
      }).length;
    }
  }
  const diagnoseMs = clock();
  const changes = planned.map(({ file, plan }) => changeFile(file, changesOf(plan)));
  const writeMs = clock();
  const texts = opened.reduce((sum, { file }) => sum + file.texts.length, 0);
  const bytes = files.reduce((sum, one) => sum + one.bytes.length, 0);
  const edits = changes.reduce((sum, change) => sum + change.edits.length, 0);
  return {
    texts,
    bytes,
    edits,
    findings,
    rowsMs: rowsMs ?? 0,
    readMs,
    convertMs,
    diagnoseMs,
    writeMs,
  };
}

/** What any tool has to do at least: the documents that the library makes of the files, with their places. */
function reference(): void {
  parseDocument(`a: '&cHi'\nb: 1\n`);
  const clock = startClock();
  for (const { content } of files) {
    parseDocument(content, { uniqueKeys: false, keepSourceTokens: true });
  }
  console.log(clock());
}

/** Milliseconds since the last call. */
function startClock(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    return passed;
  };
}
