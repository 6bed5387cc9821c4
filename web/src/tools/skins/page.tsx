import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { useToolState } from '../../state/use-tool-state.ts';
import { announce } from '../../ui/announcer.tsx';
import { Card } from '../../ui/card.tsx';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { ShareButton } from '../../ui/tool-actions.tsx';
import { DetailsCard } from './details-card.tsx';
import { EmptyResult } from './empty-result.tsx';
import { LookupForm } from './lookup-form.tsx';
import { Pictures } from './pictures.tsx';
import { EXAMPLE_PLAYERS, skinsState } from './state.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useLookup } from './use-lookup.ts';

export function Page() {
  const { t } = useWords();
  const tool = useToolState(skinsState);
  const { lookup, isRefreshing, ask, open, refresh } = useLookup();
  const [typed, setTyped] = useState<string>();
  const asked = useRef<string>(undefined);
  const drop = useFileDrop(openFile);
  const { state } = tool;
  const subject = lookup.state === 'ready' ? lookup.subject : undefined;
  const version = lookup.state === 'ready' ? lookup.version : 0;

  function lookUp(text: string) {
    asked.current = text;
    setTyped(text);
    tool.set({ player: text.trim() });
    ask(text);
  }

  function openFile(file: File) {
    asked.current = undefined;
    setTyped('');
    tool.set({ player: '' });
    open(file);
  }

  // A link with a player in it, and the browser's own way back to one, look it up at once.
  useEffect(() => {
    const isInAddress = new URLSearchParams(location.search).has('player');
    if (!isInAddress || state.player === '' || state.player === asked.current?.trim()) return;
    asked.current = state.player;
    setTyped(state.player);
    ask(state.player);
  }, [state.player, ask]);

  const name = subject?.name;
  useEffect(() => {
    if (name !== undefined) announce(t('skins.found', { name }));
  }, [name, t]);

  return (
    <div
      className={clsx(
        '-m-2 grid grid-cols-1 items-start gap-6 rounded-card p-2 lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr]',
        drop.isOver && 'outline-2 outline-accent outline-dashed',
      )}
      {...drop.handlers}
    >
      <div className="flex min-w-0 flex-col gap-6">
        <Card>
          <LookupForm
            typed={typed ?? state.player}
            lookup={lookup}
            onType={setTyped}
            onSubmit={() => lookUp(typed ?? state.player)}
            onFile={openFile}
          />
          <ExamplesMenu
            examples={EXAMPLE_PLAYERS.map((player) => ({ label: player, value: player }))}
            onChoose={lookUp}
          />
        </Card>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {subject ? (
          <Pictures
            subject={subject}
            state={state}
            onChange={tool.set}
            renew={(address) => renewed(address, version)}
          />
        ) : (
          <EmptyResult isLoading={lookup.state === 'loading'} />
        )}
      </div>
      {subject && (
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1">
          {subject.kind !== 'file' && (
            <DetailsCard subject={subject} isRefreshing={isRefreshing} onRefresh={refresh} />
          )}
          <div className="flex justify-end">
            <ShareButton link={tool.controls.link} />
          </div>
        </div>
      )}
    </div>
  );
}

/** After a refresh the browser's own copies are old: another address is another picture. */
function renewed(address: string, version: number): string {
  if (version === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
