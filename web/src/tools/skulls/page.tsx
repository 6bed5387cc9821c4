import '../../ui/look-up.css';
import './skulls.css';
import { newestFamilyId } from '@fucina/minecraft-item/inner';
import { readBareText } from '@fucina/minecraft-profile';
import { type FormEvent, useRef } from 'react';
import { EARLY_PLAYER } from '../../api/profile.ts';
import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool, useField, useToolStore } from '../../tool/tool.tsx';
import { ToolLayout } from '../../tool/tool-layout.tsx';
import { useArrival } from '../../tool/use-arrival.ts';
import { useLeftOut } from '../../tool/use-left-out.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';
import { Brief } from './brief.tsx';
import { CommandsCard } from './commands-card.tsx';
import { CustomisationCard } from './customisation-card.tsx';
import { errorWords } from './error-words.ts';
import { examples } from './examples.ts';
import type { SaidByCommand } from './find-head.ts';
import { HeadCard } from './head-card.tsx';
import { ItemPreview } from './item-preview.tsx';
import { RecipientCard } from './recipient-card.tsx';
import { refusalOf, refusalWords } from './refusal.ts';
import { favouriteFamily, type SkullsState, skullsState } from './state.ts';
import { TextureCard } from './texture-card.tsx';
import { useHead } from './use-head.ts';

export const exampleAddress = exampleAddresses('skulls', skullsState, examples);

export function Page() {
  return (
    <Tool of={skullsState}>
      <Skulls />
    </Tool>
  );
}

function Skulls() {
  const { t } = useWords();
  const { get, set } = useToolStore(skullsState);
  const { state: head, asked, find, clear } = useHead();
  const isLoading = head.state === 'loading';
  const error = head.state === 'failed' ? head.error : undefined;
  const found = head.state === 'ready' ? head.head.owner?.name : undefined;
  const pasted = useRef<SaidByCommand>(undefined);
  const [player] = useField(skullsState, 'player');
  const leftOut = useLeftOut(player);
  const stage = useRef<HTMLHeadingElement>(null);
  const fields = { target: useRef<HTMLInputElement>(null), count: useRef<HTMLInputElement>(null) };

  // The other fields stay as the link has them, whatever the command in it says.
  useArrival({
    field: 'player',
    value: player,
    isAnswered: player === asked,
    onArrive: () => void arrive(),
  });

  async function arrive() {
    const result = await find(player);
    if (result?.ok) pasted.current ??= result.value.said;
  }

  async function generate(event: FormEvent) {
    event.preventDefault();
    const bare = readBareText(get().present.player);
    set({ player: bare.text });
    leftOut.tell(bare);
    const result = await find(bare.text);
    if (result === undefined) return;
    if (!result.ok) {
      complain(errorWords(result.error, t).message);
      return;
    }
    const { said } = result.value;
    if (said) {
      const before = pasted.current;
      pasted.current = said;
      set((now) => fieldsFrom(said, before, now));
    }
    const refusal = refusalOf(get().present, favouriteFamily.get() ?? newestFamilyId);
    if (refusal === undefined) {
      if (stage.current) underHeader(stage.current);
      toast({ title: t('skulls.generated'), tone: 'good', about: 'skulls' });
      return;
    }
    const atFault = (refusal.code === 'target' || refusal.code === 'count') && fields[refusal.code];
    complain(refusalWords(refusal, t), atFault !== false);
    if (!atFault) return;
    atFault.current?.focus({ preventScroll: true });
    atFault.current?.scrollIntoView({ block: 'center' });
  }

  /** In a toast; the field that is at fault says it, too. */
  function complain(title: string, isAtField = true) {
    toast({ title, tone: 'danger', about: 'skulls', isAnnouncedElsewhere: isAtField });
  }

  // The head that is shown belongs to the previous input.
  async function tryExample(example: SkullsState) {
    clear();
    set(example);
    await find(example.player);
  }

  return (
    <ToolLayout
      className={head.state === 'idle' ? undefined : 'is-asked'}
      onRestore={clear}
      inputs={
        <form
          className="tool-column"
          data-asks={EARLY_PLAYER}
          onSubmit={(event) => void generate(event)}
        >
          <TextureCard
            error={error}
            found={found}
            note={leftOut.note}
            isLoading={isLoading}
            isFound={head.state === 'ready'}
            onExample={(example) => void tryExample(example)}
          />
          <CustomisationCard />
          <RecipientCard fields={fields} />
        </form>
      }
      result={
        <>
          <HeadCard title={stage} head={head.state === 'ready' ? head.head : undefined}>
            <ItemPreview hasOwner={head.state === 'ready'} />
          </HeadCard>
          <CommandsCard
            head={head.state === 'ready' ? head.head : undefined}
            isLoading={isLoading}
            onTry={() => void tryExample(examples[0].state)}
          />
        </>
      }
      brief={head.state === 'ready' && <Brief head={head.head} />}
    />
  );
}

/** Where it is below what was pressed, in one column: whoever asked sees the answer. */
function underHeader(title: HTMLElement) {
  if (title.getBoundingClientRect().top < window.innerHeight / 2) return;
  title.scrollIntoView();
  title.focus({ preventScroll: true });
}

/** What a pasted command says. What the visitor typed stays, what an earlier command brought does not. */
function fieldsFrom(
  { name, lore, target, count }: SaidByCommand,
  before: SaidByCommand | undefined,
  now: SkullsState,
): Partial<SkullsState> {
  const hasLore = now.lore.some((line) => line.trim() !== '');
  const isOwnName = now.name.trim() !== '' && now.name !== before?.name;
  const isOwnLore = hasLore && !isSame(now.lore, before?.lore);
  const isOwnTarget = ![skullsState.initial.target, before?.target].includes(now.target);
  const isOwnCount = ![skullsState.initial.count, before?.count].includes(now.count);
  const noLore = hasLore ? skullsState.initial.lore : now.lore;
  return {
    ...(!isOwnName && { name: name ?? '' }),
    ...(!isOwnLore && { lore: lore ?? noLore }),
    ...(!isOwnTarget && { target }),
    ...(!isOwnCount && { count }),
  };
}

function isSame(one: readonly string[], other: readonly string[] | undefined): boolean {
  return one.length === other?.length && one.every((line, index) => line === other[index]);
}
