import { languageCodes } from '@fucina/site';
import { findingWords } from '@fucina/site/words/config-findings';
import { expect, test, vi } from 'vitest';
import { decisionsOf } from '../session/decisions.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { FileFacts } from '../worker/protocol.ts';
import { writeReport } from './write-report.ts';

const file = (id: number, path: string, rest: Partial<StudioFile>): StudioFile => ({
  ...{ id, path, size: 1, content: new Blob(), rows: [], plans: [] },
  choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  ...rest,
});

async function reportOf(...given: Parameters<typeof writeReport>): Promise<string> {
  return Buffer.concat(await writeReport(...given)).toString();
}

const nothing = { title: '', why: '', fix: '' };

test.each(languageCodes)('in %s: files that could not be read are listed', async (language) => {
  const words = findingWords[language];
  const report = (files: readonly StudioFile[]) =>
    reportOf(files, new Map(), [], {
      words,
      explain: () => nothing,
      explainReason: () => nothing,
      explainFailure: (failure) => `(${failure})`,
    });
  const fine = file(1, 'fine.yml', {});
  const skipped = file(2, 'plugins/icon.yml', { failure: 'file/binary', isFound: true });
  const failed = [
    file(3, 'a`b.yml', { failure: 'too-slow' }),
    file(4, 'chosen.png', { failure: 'file/unknown-format' }),
  ];
  expect(await report([fine, skipped])).not.toContain(words.report.unread);
  expect(await report([fine, skipped, ...failed])).toContain(
    `\n\n## ${words.report.unread}\n\n- \`\` a\`b.yml \`\`: (too-slow)\n- \`chosen.png\`: (file/unknown-format)\n`,
  );
  expect(await report([fine, skipped, ...failed])).not.toContain(skipped.path);
});

test('texts that wait for an answer about their plugin are counted and listed', async () => {
  const words = findingWords.en;
  const waiting = file(1, 'plugins/Old/lang.yml', {
    rows: [{ key: 'hi', line: 3, value: '&cHi', kind: 'text', isLong: false }],
    plans: [{ state: 'asked', written: undefined, reasons: [], alternatives: [], findings: [] }],
  });
  const report = await reportOf([waiting], new Map(), [], {
    words,
    explain: () => nothing,
    explainReason: () => nothing,
    explainFailure: () => '',
  });
  expect(report).toContain('Waiting for an answer about their plugin: 1.');
  expect(report).toContain(
    `## \`plugins/Old/lang.yml\`\n\n### ${words.report.asked}\n\n- Line 3, \`hi\`: \`&cHi\`\n`,
  );
});

test('what was corrected is listed with its line before and after', async () => {
  const words = findingWords.en;
  const facts: FileFacts = {
    ...{ format: 'yaml', encoding: 'utf-8', profile: 'generic', profileBy: 'nothing', count: 1 },
    ...{ readsMiniMessage: true, isReadOnly: false, problems: [] },
    corrections: [{ line: 3, before: 'hi: &cHi', after: "hi: '&cHi'" }],
  };
  const corrected = file(1, 'lang.yml', {
    facts,
    rows: [{ key: 'hi', line: 3, value: '<red>Hi', kind: 'text', isLong: false }],
    plans: [{ state: 'same', written: undefined, reasons: [], alternatives: [], findings: [] }],
  });
  const decisions = new Map([[1, { ...decisionsOf(new Map(), 1), corrected: new Set([0]) }]]);
  const report = await reportOf([corrected], decisions, [], {
    words,
    explain: () => nothing,
    explainReason: () => nothing,
    explainFailure: () => '',
  });
  expect(report).toContain(
    `### ${words.report.corrections}\n\n- Line 3: \`hi: &cHi\` → \`hi: '&cHi'\`\n`,
  );
  expect(report).not.toContain('→ ``');
  expect(report).not.toContain(`### ${words.report.changes}`);
});

test('every problem that is counted is listed, also those of texts, without their notes', async () => {
  const words = findingWords.en;
  const finding = { from: 0, to: 6, line: 1, column: 1 } as const;
  const faulty = file(1, 'plugins/Mini/messages.yml', {
    rows: [{ key: 'b', line: 2, value: '<gren>Oops', kind: 'text', isLong: false }],
    plans: [
      {
        ...{ state: 'same', written: undefined, reasons: [], alternatives: [] },
        findings: [
          { ...finding, code: 'text/unknown-tag', severity: 'warning' },
          { ...finding, code: 'text/never-closed', severity: 'note' },
        ],
      },
    ],
  });
  const report = await reportOf([faulty], new Map(), [], {
    words,
    explain: ({ code }) => ({ ...nothing, why: `(${code})` }),
    explainReason: () => nothing,
    explainFailure: () => '',
  });
  expect(report).toContain('Problems: 1.');
  expect(report).toContain(
    `## \`plugins/Mini/messages.yml\`\n\n### ${words.report.problems}\n\n- Line 2, \`b\`, warning: (text/unknown-tag) \`<gren>Oops\`\n`,
  );
  expect(report).not.toContain('never-closed');
});

test('the report of thousands of files lets the page answer meanwhile', async () => {
  const words = findingWords.en;
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 10;
    return time;
  });
  const turns = vi.spyOn(globalThis, 'setTimeout');
  const files = Array.from({ length: 30 }, (_, id) => file(id, `${id}.yml`, {}));
  const explain = () => nothing;
  const sentences = { words, explain, explainReason: explain, explainFailure: () => '' };
  await writeReport(files, new Map(), [], sentences);
  expect(turns.mock.calls.length).toBeGreaterThan(5);
  clock.mockRestore();
  turns.mockRestore();
});
