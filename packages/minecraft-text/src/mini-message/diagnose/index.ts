import { placedIn, type TextRange } from '../../text-problem.ts';
import { type BuildEvent, build } from '../build.ts';
import { escapeArgument } from '../escape.ts';
import { LENIENT, readMiniMessage } from '../read.ts';
import { findTag } from '../resolve-tag.ts';
import { endInQuotes, splitArguments } from '../tag-parts.ts';
import type { TagSource } from '../tag-source.ts';
import { findOddities } from './accepted.ts';
import { findStrayClosing } from './closing.ts';
import { findCodes } from './codes.ts';
import type { Diagnostic, DiagnosticCode, MessageFinding } from './diagnostic.ts';
import { findOpenArgument, findOpenQuotes } from './open-quotes.ts';
import type { MiniMessagePreset } from './preset-names.ts';
import { findByPreset } from './presets.ts';
import { explainRefusal } from './refused.ts';
import { suggestTagName } from './suggest.ts';
import { findByVersion } from './version-rules.ts';
import { findTooNew, type Versions } from './versions.ts';

export interface DiagnoseOptions extends Versions {
  readonly strict?: boolean;
  /** What the plugin reads with; if nobody says it, all of MiniMessage. Older libraries have no presets. */
  readonly preset?: MiniMessagePreset | undefined;
  /** Names, in lower case, of tags that a plugin adds or replaces: `player`, `prefix`. They are never mistakes. */
  readonly tags?: ReadonlySet<string> | undefined;
}

/** All findings about a message, sorted by position. */
export function diagnoseMiniMessage(text: string, options: DiagnoseOptions = {}): Diagnostic[] {
  if (typeof text !== 'string') return [];
  return findAll(text, options).map(placedIn(text));
}

function findAll(text: string, options: DiagnoseOptions): MessageFinding[] {
  const found: MessageFinding[][] = [];
  const tags: TagSource[] = [];
  const seen: TextRange[] = [];
  const nested: string[] = [];
  build(text, {
    strict: false,
    // Called for an argument before the tag itself is reported.
    read(argument) {
      nested.push(argument);
      return LENIENT.read(argument);
    },
    observe(event) {
      if (event.kind === 'accepted') tags.push(event);
      if (event.kind !== 'never-closed') seen.push(event);
      const ofTag = explain(text, event, options);
      const isRefused = ofTag.some(({ code }) => code === 'not-in-preset');
      const inside = isRefused ? { ...options, preset: undefined } : options;
      found.push(ofTag, diagnoseArguments(text, event, nested.splice(0), inside));
    },
  });
  found.push(findCodes(text, tags), findOpenQuotes(text, seen), findStrictError(text, options));
  return found.flat().sort((a, b) => a.from - b.from);
}

function explain(text: string, event: BuildEvent, options: DiagnoseOptions): MessageFinding[] {
  const { from, to, name } = event;
  const at = { from, to, name };
  switch (event.kind) {
    case 'unknown': {
      if (options.tags?.has(name)) return [];
      if (name.startsWith('#')) return [{ ...at, code: 'bad-color', severity: 'warning' }];
      const meant = suggestTag(text, event);
      // `<3` and `< b >` are not meant as tags.
      if (meant === undefined && !/^[!?]?[a-z][a-z0-9_-]*$/.test(name)) return [];
      return [{ ...at, code: 'unknown-tag', severity: 'warning', ...rewrite(text, at, meant) }];
    }
    case 'refused': {
      const [open] = findOpenArgument(text.slice(from, to), event);
      const { args, ...finding } = open ?? explainRefusal(event);
      return [{ ...at, severity: 'warning', ...finding, ...rewrite(text, at, name, args) }];
    }
    case 'accepted': {
      const findings = [
        ...findOddities(event),
        ...findOpenArgument(text.slice(from, to), event),
        ...findByVersion(event, options),
      ];
      const oddities = findings.map(({ args, name: meant, ...finding }) => {
        const isFixable = args !== undefined || meant !== undefined;
        const fix = isFixable ? rewrite(text, at, meant ?? name, args ?? event.args) : {};
        return { ...at, ...finding, ...fix };
      });
      const known = [...findTooNew(event, options), ...findByPreset(event, options)];
      return [...oddities, ...known.map((finding) => ({ ...at, ...finding }))];
    }
    case 'closes':
      return [];
    case 'closes-nothing':
      return options.tags?.has(name) ? [] : [findStrayClosing(event)];
    case 'never-closed': {
      const severity = options.strict ? 'error' : 'note';
      return [{ ...at, code: 'never-closed', severity, detail: `</${name}>` }];
    }
  }
}

/** Another name that makes it a tag. */
function suggestTag(text: string, { name, from, to }: BuildEvent): string | undefined {
  const meant = suggestTagName(name);
  const isBare = meant !== undefined && !text.slice(from, to).includes(':');
  // `<tooltip>` is a placeholder: a hover tag has arguments.
  return isBare && findTag(meant)?.bare === undefined ? undefined : meant;
}

/** The tag with another name or other arguments, in the author's notation. */
function rewrite(
  text: string,
  { from, to }: TextRange,
  name: string | undefined,
  args?: readonly string[],
): { fix?: string } {
  if (name === undefined) return {};
  const source = text.slice(from, to);
  if (args === undefined) {
    const written = /^<[^:>/]*/.exec(source)?.[0] ?? '<';
    const isOther = written.slice(1).toLowerCase() !== name;
    return isOther ? { fix: `<${name}${source.slice(written.length)}` } : {};
  }
  const end = source.endsWith('/>') ? '/>' : '>';
  return { fix: `<${[name, ...args.map(escapeArgument)].join(':')}${end}` };
}

/**
 * Findings in an argument that is unescaped in the message keep their own range; for an escaped argument
 * the whole tag is reported. Texts are the last arguments with their values.
 */
function diagnoseArguments(
  text: string,
  tag: TagSource,
  nested: readonly string[],
  options: DiagnoseOptions,
): MessageFinding[] {
  if (nested.length === 0) return [];
  const found: MessageFinding[] = [];
  const left = [...nested];
  const places = placesOfArguments(text, tag);
  for (let index = tag.args.length - 1; index >= 0; index--) {
    const argument = tag.args[index];
    if (argument === undefined || argument !== left.at(-1)) continue;
    left.pop();
    const place = places[index];
    const isPlain = place !== undefined && text.slice(place.from, place.to) === argument;
    for (const { fix, ...finding } of findAll(argument, { ...options, strict: false })) {
      if (finding.code === 'never-closed' || finding.code === 'legacy-code') continue;
      found.push(
        isPlain
          ? {
              ...finding,
              from: place.from + finding.from,
              to: place.from + finding.to,
              ...(fix !== undefined && { fix }),
            }
          : { ...finding, from: tag.from, to: tag.to },
      );
    }
  }
  return found;
}

/** Without their quotes. */
function placesOfArguments(text: string, { from, to, name }: TagSource): readonly TextRange[] {
  const places: TextRange[] = [];
  const end = text[to - 2] === '/' ? to - 2 : to - 1;
  splitArguments(text, from + name.length + 2, end, (first, last) => {
    const inner = endInQuotes(text, first, last);
    places.push(inner === undefined ? { from: first, to: last } : { from: first + 1, to: inner });
  });
  return places;
}

const STRICT_CODES: Readonly<Record<string, DiagnosticCode>> = {
  'wrong-close-order-in-strict': 'wrong-close-order',
  'reset-in-strict': 'reset-in-strict',
};

function findStrictError(text: string, { strict }: DiagnoseOptions): MessageFinding[] {
  const result = strict ? readMiniMessage(text, { strict }) : undefined;
  if (result === undefined || result.ok || !('from' in result.error)) return [];
  const { from, to, name } = result.error;
  const code = STRICT_CODES[result.error.code];
  return code === undefined ? [] : [{ code, severity: 'error', from, to, ...(name && { name }) }];
}
