import { expect, test } from 'vitest';
import type { RowPlan } from '../worker/protocol.ts';
import { groupTexts } from './group-texts.ts';
import type { StudioFile } from './studio-file.ts';
import { atOnce } from './turned-work.ts';

const CLEAN: RowPlan = {
  state: 'same',
  written: undefined,
  reasons: [],
  alternatives: [],
  findings: [],
};
const finding = (rule: RowPlan['findings'][number]['code']): RowPlan => ({
  ...CLEAN,
  findings: [{ code: rule, severity: 'warning', from: 0, to: 1, line: 1, column: 1 }],
});

function file(id: number, path: string, plans: readonly (RowPlan | undefined)[]): StudioFile {
  return {
    ...{ id, path, size: 0, content: new Blob(), rows: [], plans },
    choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
  };
}

const first = file(1, 'a/one.yml', [
  CLEAN,
  finding('text/eaten-letter'),
  { ...CLEAN, reasons: ['loss'] },
]);
const second = file(2, 'b/two.yml', [
  finding('text/leftover-code'),
  undefined,
  finding('text/eaten-letter'),
  { ...CLEAN, reasons: ['eaten-letter'] },
]);
const texts = [first, second].flatMap((one) => one.plans.map((_, text) => ({ file: one, text })));
const group = (by: 'file' | 'rule') => atOnce(groupTexts(texts, by, new Map()));
const shape = (groups: ReturnType<typeof group>) =>
  groups.map(({ id, texts: inside }) => [
    id,
    ...inside.map(({ file: { id: of }, text }) => `${of}:${text}`),
  ]);

test('groups by file are in the order of the files', () => {
  expect(shape(group('file'))).toEqual([
    ['a/one.yml', '1:0', '1:1', '1:2'],
    ['b/two.yml', '2:0', '2:1', '2:2', '2:3'],
  ]);
});

test('groups by rule have the worst first, and texts without any last', () => {
  expect(shape(group('rule'))).toEqual([
    ['text/leftover-code', '2:0'],
    // A reason for which there is a rule is the same thing.
    ['text/eaten-letter', '1:1', '2:2', '2:3'],
    ['loss', '1:2'],
    ['', '1:0', '2:1'],
  ]);
});

test('each group says how many of its texts are decided together', () => {
  const unsure = (reasons: RowPlan['reasons'], written?: string): RowPlan => {
    return { ...CLEAN, state: 'unsure', written, reasons };
  };
  const mixed = file(3, 'c.yml', [
    { ...CLEAN, written: '<red>Hi' },
    unsure(['item-italic'], '<red>Hi'),
    unsure(['item-italic']),
    unsure(['item-italic', 'loss'], '<red>Hi'),
    {
      ...unsure(['item-italic'], '<red>Hi'),
      alternatives: [{ code: 'upright', written: '<!i><red>Hi' }],
    },
  ]);
  const found = mixed.plans.map((_, text) => ({ file: mixed, text }));
  const groups = atOnce(groupTexts(found, 'rule', new Map()));
  expect(groups.map(({ id, decidable }) => [id, decidable])).toEqual([
    ['item-italic', { accept: 2, reject: 4, upright: 1 }],
    ['', { accept: 1, reject: 1, upright: 0 }],
  ]);
});

test('texts that may be none are decided together, whatever else there is to know about them', () => {
  const command: RowPlan = {
    ...{ ...CLEAN, state: 'unsure', written: '<red>Hi' },
    reasons: ['no-text', 'link-not-clickable'],
  };
  const commands = file(4, 'd.yml', [command, { ...command, reasons: ['no-text'] }]);
  const found = commands.plans.map((_, text) => ({ file: commands, text }));
  const groups = atOnce(groupTexts(found, 'rule', new Map()));
  expect(groups.map(({ id, decidable }) => [id, decidable])).toEqual([
    ['no-text', { accept: 2, reject: 2, upright: 0 }],
  ]);
});
