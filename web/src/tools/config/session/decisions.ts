import type { TextDecision } from '@fucina/config-text';
import type { ProblemToFix } from '@fucina/config-text/inner';

export type Verdict = 'none' | 'accepted' | 'rejected';

/** What the visitor decided about the texts of one file. */
export interface FileDecisions {
  /** One byte for each text: a hundred steps of undo keep as many copies. */
  readonly verdicts: Uint8Array;
  readonly written: ReadonlyMap<number, string>;
  readonly kinds: ReadonlyMap<number, TextDecision>;
  /** How its plugin reads the file, where the visitor knows better. */
  readonly profile?: string | undefined;
  /** Problems that are corrected; the numbers of texts are those of the corrected file. */
  readonly fixes: readonly ProblemToFix[];
  /** Texts that were corrected together. */
  readonly corrected: ReadonlySet<number>;
  /** Very long texts are converted too, which takes long. */
  readonly convertsLongTexts: boolean;
}

/** By file. A file without an entry has no decisions. */
export type Decisions = ReadonlyMap<number, FileDecisions>;

const VERDICTS: readonly Verdict[] = ['none', 'accepted', 'rejected'];

const NOTHING: FileDecisions = {
  verdicts: new Uint8Array(),
  written: new Map(),
  kinds: new Map(),
  fixes: [],
  corrected: new Set(),
  convertsLongTexts: false,
};

export function decisionsOf(decisions: Decisions, file: number): FileDecisions {
  return decisions.get(file) ?? NOTHING;
}

export function verdictOf({ verdicts }: FileDecisions, text: number): Verdict {
  return VERDICTS[verdicts[text] ?? 0] ?? 'none';
}

/** A text of a file. */
export interface TextPlace {
  readonly file: number;
  readonly text: number;
}

/** The same decision about many texts. What was written by hand is dropped with a rejection. */
export function decide(
  decisions: Decisions,
  places: readonly TextPlace[],
  verdict: Verdict,
): Decisions {
  const next = new Map(decisions);
  for (const [file, texts] of textsByFile(places)) {
    const old = decisionsOf(decisions, file);
    const most = texts.reduce((max, text) => Math.max(max, text + 1), old.verdicts.length);
    const verdicts = new Uint8Array(most);
    verdicts.set(old.verdicts);
    const written = new Map(old.written);
    for (const text of texts) {
      verdicts[text] = VERDICTS.indexOf(verdict);
      if (verdict !== 'accepted') written.delete(text);
    }
    next.set(file, { ...old, verdicts, written });
  }
  return next;
}

/** A text that the visitor wrote. */
export function write(decisions: Decisions, { file, text }: TextPlace, written: string): Decisions {
  const accepted = decide(decisions, [{ file, text }], 'accepted');
  const ofFile = decisionsOf(accepted, file);
  return new Map(accepted).set(file, {
    ...ofFile,
    written: new Map(ofFile.written).set(text, written),
  });
}

/** What is written in place of each of many texts. */
export function writeAll(
  decisions: Decisions,
  texts: readonly (TextPlace & { readonly written: string })[],
): Decisions {
  const accepted = new Map(decide(decisions, texts, 'accepted'));
  const byFile = new Map<number, Map<number, string>>();
  for (const { file, text, written } of texts) {
    const known = byFile.get(file) ?? new Map(decisionsOf(accepted, file).written);
    byFile.set(file, known.set(text, written));
  }
  for (const [file, written] of byFile) {
    accepted.set(file, { ...decisionsOf(accepted, file), written });
  }
  return accepted;
}

/** Whether strings are texts. */
export function chooseKinds(
  decisions: Decisions,
  places: readonly TextPlace[],
  kind: TextDecision,
): Decisions {
  const next = new Map(decisions);
  const kinds = new Map<number, Map<number, TextDecision>>();
  for (const { file, text } of places) {
    const ofFile = kinds.get(file) ?? new Map(decisionsOf(decisions, file).kinds);
    kinds.set(file, ofFile.set(text, kind));
  }
  for (const [file, ofFile] of kinds) {
    next.set(file, { ...decisionsOf(decisions, file), kinds: ofFile });
  }
  return next;
}

export function chooseProfile(
  decisions: Decisions,
  file: number,
  profile: string | undefined,
): Decisions {
  return new Map(decisions).set(file, { ...decisionsOf(decisions, file), profile });
}

export function convertLongTexts(decisions: Decisions, file: number): Decisions {
  const old = decisionsOf(decisions, file);
  return new Map(decisions).set(file, { ...old, convertsLongTexts: true });
}

/** Problems of the file are corrected. Its texts may have other numbers then: `before` has the old ones. */
export function correct(
  decisions: Decisions,
  file: number,
  fixes: readonly ProblemToFix[],
  before: readonly (number | undefined)[],
): Decisions {
  const old = decisionsOf(decisions, file);
  return new Map(decisions).set(file, {
    ...old,
    verdicts: Uint8Array.from(before, (number = -1) => old.verdicts[number] ?? 0),
    written: renumber(old.written, before),
    kinds: renumber(old.kinds, before),
    corrected: new Set(before.flatMap((was = -1, now) => (old.corrected.has(was) ? [now] : []))),
    fixes,
  });
}

/** What is wrong in these texts is corrected. What was accepted is another text then, which nobody has seen. */
export function correctTexts(decisions: Decisions, places: readonly TextPlace[]): Decisions {
  const next = new Map(decisions);
  for (const [file, texts] of textsByFile(places)) {
    const old = decisionsOf(decisions, file);
    const corrected = new Set(texts);
    next.set(file, {
      ...old,
      verdicts: old.verdicts.map((verdict, text) =>
        corrected.has(text) && VERDICTS[verdict] === 'accepted' ? 0 : verdict,
      ),
      fixes: [...old.fixes, { texts }],
      corrected: new Set([...old.corrected, ...texts]),
    });
  }
  return next;
}

function textsByFile(places: readonly TextPlace[]): ReadonlyMap<number, readonly number[]> {
  const byFile = new Map<number, number[]>();
  for (const { file, text } of places) {
    const texts = byFile.get(file);
    if (texts === undefined) byFile.set(file, [text]);
    else texts.push(text);
  }
  return byFile;
}

function renumber<Value>(
  old: ReadonlyMap<number, Value>,
  before: readonly (number | undefined)[],
): ReadonlyMap<number, Value> {
  const renumbered = new Map<number, Value>();
  for (const [number, was] of before.entries()) {
    const value = was === undefined ? undefined : old.get(was);
    if (value !== undefined) renumbered.set(number, value);
  }
  return renumbered;
}
