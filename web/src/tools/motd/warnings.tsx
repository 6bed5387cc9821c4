import type { LaidOutMessage } from '@fucina/server-message';
import { explainMessageWarning } from '@fucina/site/words/server-message';
import { TriangleAlert } from 'lucide';
import { memo, useMemo } from 'react';
import { storedIcon } from '../../icon-studio/stored-icon.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { useLaidOut } from './use-laid-out.ts';

interface WarningsProps {
  /** The line that the toolbar below works on: it is said while there is nothing else to say. */
  readonly target: string;
}

/**
 * What goes wrong in the list, whatever the file: under the two lines, which stay where they are while warnings come and
 * go. Updated after a key is painted.
 */
export function Warnings({ target }: WarningsProps) {
  return <WarningList target={target} message={useAfterPaint(useLaidOut())} />;
}

interface WarningListProps extends WarningsProps {
  readonly message: LaidOutMessage;
}

const WarningList = memo(function WarningList({ target, message }: WarningListProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const [icon] = useStoredValue(storedIcon);
  const warnings = useMemo(
    () => engine?.checkMessage(message, icon) ?? [],
    [engine, message, icon],
  );
  return (
    <div className="min-h-11 text-sm">
      {warnings.length === 0 ? (
        <p className="text-muted">{t('formatting.acts_on', { target })}</p>
      ) : (
        <ul className="flex flex-col gap-1 text-warning">
          {warnings.map((warning) => {
            const sentence = explainMessageWarning(warning, t);
            return (
              <li key={sentence} className="flex gap-2">
                <Icon icon={TriangleAlert} size={16} className="mt-0.5 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{sentence}</span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
});
