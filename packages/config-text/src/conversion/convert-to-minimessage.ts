import { applyEdits, type Edit, type LegacyToken } from '@fucina/minecraft-text/legacy-tokens';
import { isAffixPath } from '../keys/kinds-of-keys.ts';
import { writeAsTags } from '../tag-writing/write-as-tags.ts';
import type {
  Alternative,
  AlternativeCode,
  Comparison,
  Conversion,
  ConversionReason,
  ConvertOptions,
  Join,
  JoinedComparison,
} from './conversion.ts';
import { unchanged } from './conversion.ts';
import { findClickable, findDoubts, findNotes } from './doubts.ts';
import { type Unwrapped, unwrapLayer, wrapEdits } from './layers.ts';
import { wrapLinks } from './links.ts';
import { findMeantCodes, type MeantCodes } from './meant-codes.ts';
import {
  type Draft,
  type DraftOptions,
  type Drafts,
  draftMiniMessage,
} from './minimessage-drafts.ts';
import { readsTags, type TextReader } from './profile-reading.ts';
import { probesBehind, prove, proveJoins } from './prove.ts';
import { stopIfAsked } from './stopping.ts';
import { hasMeantTags } from './tag-effect.ts';
import type { TextReaders } from './text-readers.ts';
import { findCodesInWords } from './word-codes.ts';

export interface Job extends TextReaders {
  readonly options: ConvertOptions;
}

/** A way to write the text, and how it looks then. */
interface Tried {
  readonly draft: Draft;
  /** The text as it is written then. */
  readonly value: string;
  readonly alone: Comparison;
  readonly joined: readonly JoinedComparison[];
}

const HEX_TAG = /^<#[0-9a-f]{6}>$/i;

/** Converts a text that is read as a whole. */
export function convertToMiniMessage(source: string, job: Job): Conversion {
  const layered = unwrapLayer(source, job.options.profile.layer);
  const codes = findMeantCodes(layered.text, job.before.codes);
  const refusal = refusalOf(codes, job);
  if (refusal !== undefined) return unchanged(source, 'refused', [refusal]);
  if (!codes.hasCodes || isMiniMessage(layered.text, codes, job.before)) {
    return unchanged(source, 'same', codes.isInUrl ? ['code-in-url'] : []);
  }
  if (isEitherNotation(layered.text, job)) return unchanged(source, 'unsure', ['mixed-notation']);
  const converter = new Converter(source, layered, codes, job);
  return codes.hasText ? converter.convert() : converter.askForCodes();
}

function refusalOf(codes: MeantCodes, { after }: Job): ConversionReason | undefined {
  if (codes.isInPlaceholder) return 'placeholder-cut';
  if (codes.tokens.some(({ kind }) => kind === 'broken')) return 'broken-hex';
  // Any code that stays makes such a plugin show all tags as text.
  return codes.isInUrl && after.reading === 'either-or' ? 'code-in-url' : undefined;
}

/** Whether all codes are hex colors that are written as in MiniMessage. */
function isMiniMessage(text: string, { tokens }: MeantCodes, { reading }: TextReader): boolean {
  return (
    readsTags(reading) &&
    tokens.every(({ kind, from, to }) => kind === 'text' || HEX_TAG.test(text.slice(from, to)))
  );
}

function isRight({ alone, joined }: Tried): boolean {
  return alone.same && joined.every(({ same }) => same);
}

/** Whether nobody knows which of both is meant, the codes or the tags of a text. */
function isEitherNotation(text: string, { before, options }: Job): boolean {
  const isOpen = options.profile.isGuess === true && options.from !== 'legacy';
  return isOpen && !readsTags(before.reading) && hasMeantTags(text);
}

class Converter {
  readonly #source: string;
  readonly #layered: Unwrapped;
  readonly #text: string;
  readonly #codes: MeantCodes;
  readonly #job: Job;

  constructor(source: string, layered: Unwrapped, codes: MeantCodes, job: Job) {
    this.#source = source;
    this.#layered = layered;
    this.#text = layered.text;
    this.#codes = codes;
    this.#job = job;
  }

  /** Codes without text may be a setting. */
  askForCodes(): Conversion {
    const { edits } = writeAsTags(this.#text, this.#codes.tokens, {
      style: 'open',
      escape: 'none',
    });
    const asTags = this.#alternative('as-tags', edits);
    return unchanged(this.#source, 'unsure', ['codes-only'], asTags);
  }

  convert(): Conversion {
    const { before, options, isLeftover } = this.#job;
    const isAsMeant = options.meaning === 'meant';
    const { draft, value, alone, joined } = this.#bestDraft(isAsMeant);
    const edits = this.#wrap(draft.edits);
    if (edits === undefined) return unchanged(this.#source, 'refused', ['message-format-quote']);
    const clickable = findClickable(this.#text, this.#codes, before, options);
    const examined = { text: this.#text, codes: this.#codes, options, before, draft, clickable };
    const doubts = findDoubts(examined);
    if (isLeftover) doubts.push('leftover-code');
    else if (!alone.same) doubts.push('looks-different');
    if (!this.#isSettled(value)) doubts.push('codes-remain');
    const isSameJoined = joined.every(({ same }) => same);
    const notes = findNotes(examined);
    if (!isSameJoined) notes.push('join-differs');
    const isMeantElsewhere = before.reading === 'tag-replace' && !isAsMeant;
    return {
      value: edits === draft.edits ? value : applyEdits(this.#source, edits),
      edits,
      state: doubts.length > 0 ? 'unsure' : isSameJoined ? 'same' : 'same-alone',
      proof: { alone, joined },
      reasons: [...doubts, ...notes],
      alternatives: [
        ...(isMeantElsewhere ? this.#asMeant(value) : []),
        ...(doubts.includes('code-in-word') ? this.#keepAmpersands() : []),
        ...(doubts.includes('item-italic') ? this.#upright() : []),
        ...(clickable.length > 0
          ? this.#alternative('link', wrapLinks(this.#text, clickable, draft.edits))
          : []),
      ],
      losses: [],
    };
  }

  /** Where a text may be joined as a string, its resets are written if that makes a difference. */
  #bestDraft(isAsMeant: boolean): Tried {
    const { join } = this.#job.options.profile;
    const usual = this.#firstRight(this.#drafts({ isAsMeant }));
    if (join !== 'unknown' || usual.joined.every(({ same }) => same)) return usual;
    const other = this.#firstRight(this.#drafts({ isAsMeant, writesEveryReset: true }));
    return isRight(other) ? other : usual;
  }

  #drafts(chosen: Partial<DraftOptions>): Drafts {
    const { profile, style = profile.join === 'component' ? 'closed' : 'open' } = this.#job.options;
    return draftMiniMessage(this.#text, this.#codes, {
      profile,
      reader: this.#job.before,
      style,
      isAsMeant: false,
      writesEveryReset: profile.join === 'string',
      ...chosen,
    });
  }

  /** The first way that looks as before where it is joined too, else where it stands alone, else the last one. */
  #firstRight([first, ...others]: Drafts): Tried {
    let best = this.#try(first);
    for (const make of others) {
      if (isRight(best)) break;
      const other = this.#try(make);
      if (!best.alone.same || isRight(other)) best = other;
    }
    return best;
  }

  #try(make: () => Draft): Tried {
    stopIfAsked(this.#job.options.shouldStop);
    const draft = make();
    const value = applyEdits(this.#text, draft.edits);
    const readers = this.#readers();
    const alone = prove(this.#text, value, readers);
    const joined = proveJoins(this.#text, value, this.#joinsFor(draft), readers);
    return { draft, value, alone, joined };
  }

  /** Whether no codes are found in the text any more. */
  #isSettled(value: string): boolean {
    const { after } = this.#job;
    const codes = findMeantCodes(value, after.codes);
    return !codes.hasCodes || isMiniMessage(value, codes, after);
  }

  #readers() {
    const { before, after, options } = this.#job;
    const { profile, shouldStop } = options;
    return { profile, before, after, shouldStop };
  }

  #joinsFor(draft: Draft): readonly Join[] {
    const { profile, joins = [], path = [] } = this.#job.options;
    if (profile.join === 'component' || profile.join === 'none') return [];
    return isAffixPath(path) || draft.tail !== 'none'
      ? [...joins, ...probesBehind(profile)]
      : joins;
  }

  #asMeant(shown: string): readonly Alternative[] {
    const [make] = this.#drafts({ isAsMeant: true });
    const { edits } = make();
    const { after, before, profile } = this.#readers();
    const readers = { profile, before: { ...after, isItem: before.isItem }, after };
    const isSame = prove(shown, applyEdits(this.#text, edits), readers).same;
    return isSame ? [] : this.#alternative('as-meant', edits);
  }

  #upright(): readonly Alternative[] {
    const [make] = this.#drafts({ reader: { ...this.#job.before, isItem: true } });
    return this.#alternative('upright', make().edits);
  }

  #keepAmpersands(): readonly Alternative[] {
    const { tokens } = this.#codes;
    const inWords = findCodesInWords(this.#text, tokens);
    const kept = tokens.map(
      (token): LegacyToken =>
        inWords.has(token) ? { kind: 'text', from: token.from, to: token.to } : token,
    );
    const { edits } = writeAsTags(this.#text, kept, {
      style: 'open',
      escape: readsTags(this.#job.before.reading) ? 'none' : 'known',
      keep: new Set(this.#job.options.profile.tags),
      separatesAmpersands: this.#job.after.reading !== 'minimessage',
    });
    return this.#alternative('keep-ampersand', edits);
  }

  #alternative(code: AlternativeCode, edits: readonly Edit[]): readonly Alternative[] {
    const wrapped = this.#wrap(edits);
    if (wrapped === undefined) return [];
    return [{ code, edits: wrapped, value: applyEdits(this.#source, wrapped) }];
  }

  #wrap(edits: readonly Edit[]): readonly Edit[] | undefined {
    return wrapEdits(this.#source, this.#layered, edits, this.#job.options.profile.layer);
  }
}
