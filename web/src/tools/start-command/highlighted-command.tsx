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
export const HighlightedCommand = memo(({ command }: { readonly command: string }) =>
  commandWords(command).map(({ at, parts }) =>
    parts.some(({ kind }) => kind === 'space') ? (
      parts.map(({ text }) => text)
    ) : (
      // A block of its own, so that no line ends between a dash and its flag.
      <span key={at} className="inline-block max-w-full">
        {parts.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name and never move
          <span key={index} className={COLOURS[kind]}>
            {text}
          </span>
        ))}
      </span>
    ),
  ),
);
