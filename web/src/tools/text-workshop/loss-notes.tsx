import { type Component, type Loss, toPlain } from '@fucina/minecraft-text';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';

interface LossNotesProps {
  readonly title: string;
  readonly losses: readonly Loss[];
  /** The text that the losses are about. */
  readonly value: Component;
}

/** Words shown for one kind of loss. */
const MAX_WORDS = 3;
const MAX_WORD_LENGTH = 24;

/** Every kind of loss once, with the words that have it. */
export function LossNotes({ title, losses, value }: LossNotesProps) {
  const { t } = useWords();
  if (losses.length === 0) return null;
  const plain = toPlain(value);
  return (
    <div className="text-sm text-muted">
      <p>{title}</p>
      <ul className="list-disc ps-5">
        {groupLosses(losses).map((group) => (
          <li key={`${group.code} ${group.detail}`}>
            {lossWords(group, t)}
            {sinceWords(group, t)}
            <Words ranges={group.ranges} plain={plain} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Ranges {
  readonly ranges: readonly Loss['at'][];
  readonly plain: string;
}

function Words({ ranges, plain }: Ranges) {
  const { t } = useWords();
  const words = ranges.map(({ from, to }) => plain.slice(from, to).trim()).filter(Boolean);
  const isWhole = words.length === 1 && words[0] === plain.trim();
  if (words.length === 0 || isWhole) return null;
  return (
    <>
      {': '}
      {words.slice(0, MAX_WORDS).map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word can come several times
        <mark key={index} className="me-1 rounded-sm bg-raised px-1 text-ink wrap-anywhere">
          {word.length > MAX_WORD_LENGTH ? `${word.slice(0, MAX_WORD_LENGTH)}…` : word}
        </mark>
      ))}
      {words.length > MAX_WORDS &&
        t('text_workshop.outputs.more', { count: words.length - MAX_WORDS })}
    </>
  );
}

interface LossGroup extends Omit<Loss, 'at'> {
  readonly ranges: readonly Loss['at'][];
}

function groupLosses(losses: readonly Loss[]): readonly LossGroup[] {
  const groups = new Map<string, LossGroup>();
  for (const { at, ...loss } of losses) {
    const key = `${loss.code} ${loss.detail}`;
    const before = groups.get(key);
    const difference = Math.max(before?.difference ?? 0, loss.difference ?? 0);
    groups.set(key, {
      ...loss,
      ...(difference > 0 && { difference }),
      ranges: [...(before?.ranges ?? []), at],
    });
  }
  return [...groups.values()];
}

/** Since when nothing of it is lost. */
function sinceWords({ since: version, difference }: LossGroup, t: Translate): string {
  if (version === undefined) return '';
  return difference === undefined
    ? ` (${t('text_workshop.outputs.since', { version })})`
    : `, ${t('text_workshop.outputs.exact_since', { version })}`;
}

function lossWords({ code, detail = '', difference }: LossGroup, t: Translate): string {
  if ((code === 'hex' || code === 'color') && difference !== undefined) {
    return t(`text_workshop.losses.${code}_near`, { difference });
  }
  return t(`text_workshop.losses.${code}`, { detail });
}
