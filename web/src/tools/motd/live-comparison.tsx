import type { StatusAnswer } from '@fucina/api-contract';
import { createText } from '@fucina/minecraft-text';
import { type LineDifference, listText } from '@fucina/server-message';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { storedIcon } from '../../icon-studio/stored-icon.ts';
import { useStoredValue } from '../../state/stored-value.ts';
import { announce } from '../../ui/announcer.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { liveLines } from './live-lines.ts';
import { useIconDifference } from './use-icon-difference.ts';
import { useLaidOut } from './use-laid-out.ts';

const EMPTY = createText('');
const LINES = [0, 1];

/** How the lines and the icon of the server differ from those that are made here. */
export function LiveComparison({ status }: { readonly status: StatusAnswer }) {
  const { t } = useWords();
  const differences = useDifferences(status);
  const [ownIcon] = useStoredValue(storedIcon);
  const iconDifference = useIconDifference(ownIcon, status.icon);
  const isSame =
    (iconDifference === undefined || iconDifference === 'same') &&
    differences?.every((each) => each.every((code) => code === 'nearest-colors'));
  const verdict = differences && t(isSame ? 'motd.live.same' : 'motd.live.different');
  const say = useEffectEvent(() => verdict && announce(verdict));
  // Once for each answer, not with each key in the lines.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => void say(), [status, differences === undefined]);
  return (
    differences && (
      <div className="flex flex-col gap-2">
        <p className={isSame ? 'font-medium text-good' : 'font-medium text-warning'}>{verdict}</p>
        <ul className="list-disc ps-5 text-sm">
          {differences.map((codes, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
            <li key={index}>
              {t('motd.line', { number: index + 1 })}: {describe(codes)}
            </li>
          ))}
          {iconDifference && <li>{t(`motd.live.icon.${iconDifference}`)}</li>}
        </ul>
        {!isSame && <p className="text-sm text-muted">{t('motd.live.reasons')}</p>}
      </div>
    )
  );

  function describe(codes: readonly LineDifference[]): string {
    if (codes.length === 0) return t('motd.live.differences.none');
    return codes.map((code) => t(`motd.live.differences.${code}`)).join(', ');
  }
}

/** For each of the two lines; undefined until the engine is loaded. */
function useDifferences(status: StatusAnswer): readonly (readonly LineDifference[])[] | undefined {
  const engine = useNeeded(lazyEngine);
  const message = useLaidOut();
  return useMemo(() => {
    const live = liveLines(status);
    return (
      engine &&
      LINES.map((at) => {
        const ours = message.lines[at];
        return engine.compareLines(ours ? listText(ours.component) : EMPTY, live[at] ?? EMPTY);
      })
    );
  }, [engine, message, status]);
}
