import type { StartNote, StartNoteLevel } from '@fucina/server-launch';
import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';

const LEVELS = {
  info: { icon: Info, color: 'text-muted' },
  warning: { icon: TriangleAlert, color: 'text-warning' },
  problem: { icon: CircleAlert, color: 'text-danger' },
} as const satisfies Record<StartNoteLevel, unknown>;

interface NoteListProps {
  readonly notes: readonly StartNote[];
  readonly label: string;
}

/** The package's notes in words. The icon of each level has a text alternative. */
export function NoteList({ notes, label }: NoteListProps) {
  const { t } = useWords();
  if (notes.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2 text-sm">
      {notes.map(({ code, level, facts }, index) => (
        <NoteItem
          // Not by its facts: a file name that is typed would replace the note at every key.
          // biome-ignore lint/suspicious/noArrayIndexKey: a note keeps nothing of its own
          key={index}
          level={level}
          levelName={t(`server.levels.${level}`)}
          sentence={t(`server.notes.${code}`, facts)}
        />
      ))}
    </ul>
  );
}

interface NoteItemProps {
  readonly level: StartNoteLevel;
  readonly levelName: string;
  readonly sentence: string;
}

/** Memoised: a keystroke makes new notes, which mostly say the same. */
const NoteItem = memo(({ level, levelName, sentence }: NoteItemProps) => {
  const { icon, color } = LEVELS[level];
  return (
    <li className="flex gap-2">
      <Icon
        icon={icon}
        aria-label={levelName}
        size={16}
        className={clsx('mt-0.5 shrink-0', color)}
      />
      <span className={clsx('min-w-0 wrap-anywhere', level === 'info' && 'text-muted')}>
        {keepFlagsWhole(sentence)}
      </span>
    </li>
  );
});

/** A flag begins with a hyphen, after which a line would otherwise break. */
function keepFlagsWhole(sentence: string): readonly ReactNode[] {
  return sentence.split(/( )/).map((word, index) =>
    /^-./.test(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the sentence
      <span key={index} className="inline-block max-w-full break-all">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
