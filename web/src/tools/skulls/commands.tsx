import { type VersionFamily, versionFamilies } from '@fucina/minecraft-item/inner';
import { useState } from 'react';
import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CommandRow } from './command-row.tsx';
import type { FoundHead } from './find-head.ts';
import { favouriteFamily, type SkullsState } from './state.ts';
import type { Texts } from './write-variant.ts';

interface CommandsProps {
  readonly head: FoundHead;
  readonly state: SkullsState;
  readonly texts: Texts;
}

/** One command in front, those of other versions folded. */
export function Commands({ head, state, texts }: CommandsProps) {
  const { t } = useWords();
  const order = useOrder(head);
  const [first, ...others] = order.map((family, at) => (
    <CommandRow
      key={family.from}
      family={family}
      head={head}
      state={state}
      texts={texts}
      look={at === 0 ? 'primary' : 'secondary'}
      onCopied={() => favouriteFamily.set(family.from)}
    />
  ));
  return (
    <>
      {first}
      <Collapsible label={t('skulls.other_versions')} isSmall>
        <div className="flex flex-col gap-(--card-gap)">{others}</div>
      </Collapsible>
    </>
  );
}

/** The order stays the same while a head is shown, so that no row moves under the pointer. */
function useOrder(head: FoundHead): readonly VersionFamily[] {
  const [ordered, setOrdered] = useState(() => ({ head, order: inOrder(favouriteFamily.get()) }));
  if (ordered.head === head) return ordered.order;
  const order = inOrder(favouriteFamily.get());
  setOrdered({ head, order });
  return order;
}

function inOrder(favourite: string | undefined): readonly VersionFamily[] {
  return versionFamilies.toSorted(
    (a, b) => Number(b.from === favourite) - Number(a.from === favourite),
  );
}
