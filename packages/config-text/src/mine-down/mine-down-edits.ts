import { applyEdits, type Edit, tidyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { writeAsTags } from '../tag-writing/write-as-tags.ts';
import { linkTags } from './link-tags.ts';
import { tagOfColor, tagOfGradient, tagOfLetter } from './mine-down-tags.ts';

const HEX = '#(?:[0-9a-f]{6}|[0-9a-f]{3})';
const MARKUP = new RegExp(
  [
    `&(?<colors>${HEX}(?:-${HEX})*)&`,
    '&(?<name>[a-z_]{2,20})&',
    '[&§](?<letter>[0-9a-fk-or])',
    '\\\\(?<escaped>[&§[\\]()*#_~?\\\\])',
    '\\[(?<shown>(?:[^[\\]\\\\]|\\\\.)*)\\]\\((?<args>(?:[^()\\\\]|\\\\.)*)\\)',
    '(?<marker>\\*\\*|##|__|~~|\\?\\?)',
  ].join('|'),
  'gi',
);
const PAIRS: Readonly<Record<string, string>> = {
  '**': 'b',
  '##': 'i',
  __: 'u',
  '~~': 'st',
  '??': 'obf',
};
/** Each level is a call in a call. */
const MAX_DEPTH = 30;

/** The edits that turn MineDown into MiniMessage; undefined where MiniMessage cannot say something. */
export function mineDownEdits(
  text: string,
  keep: ReadonlySet<string> = new Set(),
  depth = 0,
): readonly Edit[] | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const writer = new Writer(text, keep, depth);
  writer.write(0, text.length, depth);
  return writer.isComplete ? tidyEdits(text, writer.edits) : undefined;
}

/** MineDown as MiniMessage. */
export function mineDownToTags(
  text: string,
  keep?: ReadonlySet<string>,
  depth = 0,
): string | undefined {
  const edits = mineDownEdits(text, keep, depth);
  return edits && applyEdits(text, edits);
}

class Writer {
  readonly edits: Edit[] = [];
  isComplete = true;
  readonly #text: string;
  readonly #keep: ReadonlySet<string>;
  readonly #depth: number;
  /** Where each marker comes next: looking for all of them again and again would take long. */
  readonly #next = new Map<string, number>();

  constructor(text: string, keep: ReadonlySet<string>, depth: number) {
    this.#text = text;
    this.#keep = keep;
    this.#depth = depth;
  }

  write(from: number, to: number, depth: number): void {
    let at = from;
    let plain = from;
    /** A gradient ends where the next color begins. */
    let end = '';
    const put = (start: number, stop: number, tags: string) => {
      this.#addText(plain, start);
      this.edits.push({ from: start, to: stop, insert: tags });
      plain = stop;
      at = stop;
    };
    const open = (start: number, stop: number, tag: string) => {
      put(start, stop, `${end}<${tag}>`);
      end = /^(?:gradient|rainbow)/.test(tag) ? `</${tag.replace(/:.*/, '')}>` : '';
    };
    for (;;) {
      MARKUP.lastIndex = at;
      const found = MARKUP.exec(this.#text);
      if (found === null || found.index >= to) break;
      const { 0: source, index, groups = {} } = found;
      const { colors, name, letter, escaped, shown, args, marker } = groups;
      const stop = index + source.length;
      const color = name === undefined ? undefined : tagOfColor(name);
      at = index + 1;
      if (stop > to) continue;
      if (colors?.includes('-')) open(index, stop, tagOfGradient(colors));
      else if (colors !== undefined) open(index, stop, tagOfColor(colors) ?? colors);
      else if (color !== undefined) open(index, stop, color);
      else if (name !== undefined && /^[0-9a-fk-or]/i.test(name)) {
        open(index, index + 2, tagOfLetter(name.charAt(0)));
      } else if (letter !== undefined) open(index, stop, tagOfLetter(letter));
      else if (escaped !== undefined) {
        put(index, index + 1, '');
        at = stop;
      } else if (shown !== undefined && args !== undefined) {
        const tags = this.#linkTags(args);
        if (tags === undefined || depth >= MAX_DEPTH) this.isComplete = false;
        else {
          put(index, index + 1, tags.open);
          this.write(at, at + shown.length, depth + 1);
          plain = index + 1 + shown.length;
          put(plain, stop, tags.close);
        }
      } else if (marker !== undefined) {
        const close = this.#closeOf(marker, stop, to);
        const tag = PAIRS[marker] ?? '';
        if (close === undefined) at = stop;
        else if (depth >= MAX_DEPTH) this.isComplete = false;
        else {
          put(index, stop, `<${tag}>`);
          this.write(stop, close, depth + 1);
          plain = close;
          put(close, close + 2, `</${tag}>`);
        }
      }
    }
    this.#addText(plain, to);
    if (end !== '') this.edits.push({ from: to, to, insert: end });
  }

  #linkTags(args: string) {
    return linkTags(args, (text) => mineDownToTags(text, this.#keep, this.#depth + 1));
  }

  /** Where a pair of markers with something between them ends. */
  #closeOf(marker: string, from: number, to: number): number | undefined {
    const known = this.#next.get(marker);
    const isKnown = known !== undefined && known > from;
    const found = isKnown ? known : this.#text.indexOf(marker, from + 1);
    const close = found === -1 ? Number.POSITIVE_INFINITY : found;
    this.#next.set(marker, close);
    return close < to ? close : undefined;
  }

  #addText(from: number, to: number): void {
    if (from >= to) return;
    const text = this.#text.slice(from, to);
    const { edits } = writeAsTags(text, [{ kind: 'text', from: 0, to: text.length }], {
      style: 'open',
      escape: 'known',
      keep: this.#keep,
    });
    for (const edit of edits) {
      this.edits.push({ from: edit.from + from, to: edit.to + from, insert: edit.insert });
    }
  }
}
