// Everything that writes a command: it is loaded with the first head.
import { type VersionFamily, type VersionFamilyId, versionFamilies } from '@fucina/minecraft-item';
import { useState } from 'react';
import type { StoredValue } from '../../state/stored-value.ts';
import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CommandRow } from './command-row.tsx';
import type { FoundHead } from './find-head.ts';
import type { SkullsState } from './state.ts';
import type { Texts } from './write-variant.ts';

export { refusalOf, refusalWords } from './refusal.ts';
export { writeVariant } from './write-variant.ts';

/** `favourite` is an argument: imported here, it would be in a file of its own. */
interface CommandsProps {
  readonly head: FoundHead;
  readonly state: SkullsState;
  readonly texts: Texts;
  readonly favourite: Favourite;
}

type Favourite = StoredValue<VersionFamilyId | undefined>;

/** One command in front, those of other versions folded. */
export function Commands({ head, state, texts, favourite }: CommandsProps) {
  const { t } = useWords();
  const order = useOrder(head, favourite);
  const [first, ...others] = order.map((family) => (
    <CommandRow
      key={family.from}
      family={family}
      head={head}
      state={state}
      texts={texts}
      onCopied={() => favourite.set(family.from)}
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
function useOrder(head: FoundHead, favourite: Favourite): readonly VersionFamily[] {
  const [ordered, setOrdered] = useState(() => ({ head, order: inOrder(favourite.get()) }));
  if (ordered.head === head) return ordered.order;
  const order = inOrder(favourite.get());
  setOrdered({ head, order });
  return order;
}

function inOrder(favourite: string | undefined): readonly VersionFamily[] {
  return versionFamilies.toSorted(
    (a, b) => Number(b.from === favourite) - Number(a.from === favourite),
  );
}
