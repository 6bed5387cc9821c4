import { memo } from 'react';
import { type CommandPart, commandWords } from './command-parts.ts';

const COLOURS: Readonly<Record<CommandPart['kind'], string | undefined>> = {
  comment: 'text-muted',
  quoted: 'text-warning',
  flag: 'text-link',
  value: 'text-good',
  plain: undefined,
  space: undefined,
};

/** The command in colours, as text nodes alone: what it says is exactly the command. */
export const HighlightedCommand = memo(({ command }: { readonly command: string }) => (
  <code className="text-sm sm:text-[0.9375rem]">
    {commandWords(command).map((parts, place) =>
      parts.some(({ kind }) => kind === 'space') ? (
        parts.map(({ text }) => text)
      ) : (
        // A block of its own, so that a line ends between words where it can.
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name and never move
        <span key={place} className="inline-block max-w-full">
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name and never move
            <Part key={index} {...part} />
          ))}
        </span>
      ),
    )}
  </code>
));

function Part({ kind, text }: CommandPart) {
  if (kind === 'plain') return text;
  // A browser may end a line behind a dash; a flag's first dashes stay with its first letters.
  const [, start = '', rest = text] = /^(--?\w+:?)(.*)$/s.exec(text) ?? [];
  return (
    <span className={COLOURS[kind]}>
      {kind === 'flag' ? <span className="whitespace-nowrap">{start}</span> : start}
      {rest}
    </span>
  );
}
