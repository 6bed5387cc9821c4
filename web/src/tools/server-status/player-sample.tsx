import type { StatusAnswer } from '@fucina/api-contract';
import { useMemo } from 'react';
import { TextPreview } from '../../ui/game-text/text-preview.tsx';
import { useWords } from '../../words/use-words.tsx';
import { runsOf } from './status-text.ts';

interface PlayerSampleProps {
  readonly list: readonly { readonly name: string; readonly uuid: string }[];
  readonly info: StatusAnswer['info'];
}

/** Some of the players, or the text that the server sends in their place. */
export function PlayerSample({ list, info }: PlayerSampleProps) {
  const { t } = useWords();
  const runs = useMemo(() => runsOf(info), [info]);
  if (list.length === 0 && runs.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm text-muted">
        {t(list.length > 0 ? 'server_status.sample' : 'server_status.info')}
      </h3>
      {list.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {list.map(({ name, uuid }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden players share a name and an id
              key={`${index} ${uuid}`}
              className="rounded-md border border-hairline bg-raised px-2 py-0.5 text-sm"
            >
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <TextPreview runs={runs} />
      )}
    </div>
  );
}
