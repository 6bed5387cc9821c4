import '../../ui/look-up.css';
import './skins.css';
import { readBareText } from '@fucina/minecraft-profile';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { namesField } from '../../state/tool-address.ts';
import { KeepButtons } from '../../tool/keep-buttons.tsx';
import { PageActions } from '../../tool/page-actions.tsx';
import { ResultBar } from '../../tool/result-bar/result-bar.tsx';
import { ShareButton } from '../../tool/share-button.tsx';
import { Tool, useField, useToolStore } from '../../tool/tool.tsx';
import { useFileDrop } from '../../tool/use-file-drop.ts';
import { useLeftOut } from '../../tool/use-left-out.ts';
import { useOpenedFiles } from '../../tool/use-opened-files.ts';
import { announce } from '../../ui/announcer.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';
import { Brief } from './brief.tsx';
import { DetailsCard } from './details-card.tsx';
import { EmptyResult } from './empty-result.tsx';
import { LookupForm } from './lookup-form.tsx';
import { Pictures } from './pictures.tsx';
import { skinsState } from './state.ts';
import { useLookup } from './use-lookup.ts';
import { lookupErrorWords } from './use-lookup-error.ts';

export function Page() {
  return (
    <Tool of={skinsState}>
      <Skins />
    </Tool>
  );
}

function Skins() {
  const { t } = useWords();
  const { get } = useToolStore(skinsState);
  const [player, setPlayer] = useField(skinsState, 'player');
  const { lookup, isRefreshing, ask, open, close, refresh } = useLookup();
  const [typed, setTyped] = useState<string>();
  const leftOut = useLeftOut(typed ?? player);
  /** The player who was asked for last: empty for a file. */
  const asked = useRef<string>(undefined);
  const pictures = useRef<HTMLDivElement>(null);
  const drop = useFileDrop(openFile);
  useOpenedFiles(([file]) => file && openFile(file));
  const subject = lookup.state === 'ready' ? lookup.subject : undefined;
  const version = lookup.state === 'ready' ? lookup.version : 0;

  function lookUp(text: string) {
    const bare = readBareText(text);
    asked.current = bare.text;
    setTyped(bare.text);
    setPlayer(bare.text);
    leftOut.tell(bare);
    ask(bare.text);
  }

  function openFile(file: File) {
    asked.current = '';
    setTyped('');
    setPlayer('');
    open(file);
  }

  // A player in the address, on load or after going back, is looked up at once; so is one that undo brings back.
  useEffect(() => {
    const hasAsked = asked.current !== undefined;
    if (player === asked.current?.trim()) return;
    if (!hasAsked && (player === '' || !namesField(location.href, 'player'))) return;
    asked.current = player;
    setTyped(player);
    if (player === '') close();
    else ask(player);
  }, [player, ask, close]);

  const name = subject?.name;
  const say = useEffectEvent((found: string) => announce(t('skins.found', { name: found })));
  useEffect(() => {
    if (name !== undefined) say(name);
  }, [name]);

  async function refreshNow() {
    const error = await refresh();
    if (error === undefined) return;
    toast({ title: lookupErrorWords(error, t).message, tone: 'danger', about: 'skins' });
  }

  function lookUpRestored() {
    const restored = get().present.player;
    if (restored !== '') lookUp(restored);
  }

  return (
    <>
      <PageActions>
        <ShareButton />
        <KeepButtons onRestore={lookUpRestored} />
      </PageActions>
      <div
        className={clsx(
          'look-up skins-columns -m-2 grid grid-cols-1 items-start gap-4 rounded-card p-2 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-x-6',
          lookup.state !== 'idle' && 'is-asked',
          drop.isOver && 'outline-2 outline-accent outline-dashed',
        )}
        {...drop.handlers}
      >
        <div className="flex min-w-0 flex-col gap-6">
          <Card>
            <LookupForm
              typed={typed ?? player}
              note={leftOut.note}
              lookup={lookup}
              onType={setTyped}
              found={subject?.kind === 'player' ? subject.name : undefined}
              onSubmit={() => lookUp(typed ?? player)}
              onChoose={lookUp}
              onFile={openFile}
            />
          </Card>
        </div>
        <div ref={pictures} className="skins-result min-w-0">
          {subject ? (
            <Pictures subject={subject} renew={(address) => renewed(address, version)} />
          ) : (
            <EmptyResult isLoading={lookup.state === 'loading'} />
          )}
        </div>
        {subject && subject.kind !== 'file' && (
          <div className="min-w-0">
            <DetailsCard
              subject={subject}
              isRefreshing={isRefreshing}
              onRefresh={() => void refreshNow()}
            />
          </div>
        )}
        <ResultBar areas={[pictures]}>
          {subject && <Brief subject={subject} renew={(address) => renewed(address, version)} />}
        </ResultBar>
      </div>
    </>
  );
}

/** After a refresh the browser's cached pictures are stale: a new address loads them again. */
function renewed(address: string, version: number): string {
  if (version === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
