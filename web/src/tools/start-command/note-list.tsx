import type { Note, NoteLevel } from '@fucina/server-launch';
import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Icon } from '../../ui/icon.tsx';

const LEVELS = {
  info: { icon: Info, colour: 'text-muted' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
  problem: { icon: CircleAlert, colour: 'text-danger' },
} as const satisfies Record<NoteLevel, unknown>;

interface NoteListProps {
  readonly notes: readonly Note[];
  readonly label: string;
}

/** Notes of the package in words, the sign of each level said as well as shown. */
export function NoteList({ notes, label }: NoteListProps) {
  const { t } = useWords();
  if (notes.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2 text-sm">
      {notes.map(({ code, level, facts }) => {
        const { icon, colour } = LEVELS[level];
        return (
          <li key={`${code} ${Object.values(facts).join(' ')}`} className="flex gap-2">
            <Icon
              icon={icon}
              aria-label={t(`server.levels.${level}`)}
              size={16}
              className={clsx('mt-0.5 shrink-0', colour)}
            />
            <span className={clsx('min-w-0 wrap-anywhere', level === 'info' && 'text-muted')}>
              {keepFlagsWhole(t(`server.notes.${code}`, facts))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

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
