import { memo } from 'react';
import { type CommandPart, commandWords, wordParts } from './command-parts.ts';

const COLORS: Readonly<Record<CommandPart['kind'], string | undefined>> = {
  comment: 'text-muted',
  quoted: 'text-warning',
  flag: 'text-link',
  value: 'text-good',
  plain: undefined,
};

/** The command with syntax colors. Its text content is exactly the command. */
export function HighlightedCommand({ command }: { readonly command: string }) {
  return (
    <code className="text-caption sm:text-body-sm">
      {commandWords(command).map((word, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name and never move
        /\S/.test(word) ? <Word key={place} word={word} /> : word,
      )}
    </code>
  );
}

/** Memoised: a keystroke changes one word. */
const Word = memo(({ word }: { readonly word: string }) => (
  // A block of its own, so that a line ends between words where it can; texts with spaces flow.
  <span className={/\s/.test(word) ? undefined : 'inline-block max-w-full'}>
    {wordParts(word).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name and never move
      <Part key={place} {...part} />
    ))}
  </span>
));

function Part({ kind, text }: CommandPart) {
  if (kind !== 'flag') return <span className={COLORS[kind]}>{text}</span>;
  // A browser may end a line behind a dash; the first dashes stay with the first letters.
  const [, start = '', rest = text] = /^(--?\w+:?)([\s\S]*)$/.exec(text) ?? [];
  return (
    <span className={COLORS.flag}>
      <span className="whitespace-nowrap">{start}</span>
      {rest}
    </span>
  );
}
