import { memo } from 'react';
import { commandParts, type PartKind } from './command-parts.ts';

const COLOURS: Readonly<Record<PartKind, string | undefined>> = {
  comment: 'text-muted',
  quoted: 'text-warning',
  flag: 'text-link',
  value: 'text-good',
  plain: undefined,
};

/** The command in colours, as text nodes alone: what it says is exactly the command. */
export const HighlightedCommand = memo(({ command }: { readonly command: string }) =>
  commandParts(command).map(({ kind, text, at }) => (
    <span key={at} className={COLOURS[kind]}>
      {text}
    </span>
  )),
);
