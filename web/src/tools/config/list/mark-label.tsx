import { clsx } from 'clsx';
import {
  Ban,
  Check,
  CircleHelp,
  Ellipsis,
  Equal,
  type IconNode,
  MessageCircleQuestionMark,
  PenLine,
  Settings2,
  Wrench,
  X,
} from 'lucide';
import { Icon } from '../../../ui/icon.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { Mark } from '../session/marks.ts';

const LOOKS = {
  waiting: [Ellipsis, 'text-muted'],
  setting: [Settings2, 'text-muted'],
  unchanged: [Equal, 'text-muted'],
  same: [Check, 'text-good'],
  accepted: [Check, 'text-good'],
  written: [PenLine, 'text-good'],
  corrected: [Wrench, 'text-good'],
  unsure: [CircleHelp, 'text-warning'],
  asked: [MessageCircleQuestionMark, 'text-warning'],
  rejected: [X, 'text-muted'],
  refused: [Ban, 'text-muted'],
} as const satisfies Readonly<Record<Mark, readonly [IconNode, string]>>;

/** The state of a text, as a sign and in a word. */
export function MarkLabel({ mark }: { readonly mark: Mark }) {
  const { t } = useWords();
  const [icon, color] = LOOKS[mark];
  return (
    <span className={clsx('flex shrink-0 items-center gap-1.5 text-xs font-medium', color)}>
      <Icon icon={icon} size={14} />
      {t(`config.marks.${mark}`)}
    </span>
  );
}
