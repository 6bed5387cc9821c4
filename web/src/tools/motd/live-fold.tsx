import { type SubmitEvent, useState } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ToolText } from '../../tool/tool-fields.tsx';
import { useRecents } from '../../tool/use-recents.ts';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { useWords } from '../../words/use-words.tsx';
import { motdState } from './state.ts';
import { type Live, lazyLiveParts } from './use-live.ts';

/** How the address of a Java server begins among the recent ones. */
const JAVA = 'java ';

/** Asks a server what it shows now, and compares it with what is written here. */
export function LiveFold({ live: { view, ask } }: { readonly live: Live }) {
  const { t } = useWords();
  const parts = lazyLiveParts.useLoaded();
  const [address] = useField(motdState, 'address');
  // Open from the first answer on, also where a link asked.
  const [isOpen, setOpen] = useState<boolean>();
  const found = view.kind === 'online' ? `${JAVA}${view.address}` : undefined;
  const recents = useRecents('recent-servers', found);
  const isAsking = view.kind === 'asking';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void ask(address);
  }

  return (
    <Collapsible
      isSmall
      label={t('motd.live.title')}
      isOpen={isOpen ?? view.kind !== 'idle'}
      onOpenChange={setOpen}
    >
      <section aria-label={t('motd.live.title')} className="grid gap-4 md:grid-cols-2">
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <ToolText
            of={motdState}
            field="address"
            label={t('motd.live.address')}
            hint={t('motd.live.hint')}
            error={view.kind === 'no-address' && t('motd.live.no_address')}
            list={recents?.listId}
            placeholder="play.example.com"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          {recents && (
            <recents.RecentParts
              name="recent-servers"
              listId={recents.listId}
              found={found}
              textOf={javaAddress}
            />
          )}
          <Button type="submit" className="self-start" aria-disabled={isAsking}>
            {t(isAsking ? 'motd.live.asking' : 'motd.live.ask')}
          </Button>
        </form>
        <div aria-busy={isAsking} className="flex flex-col gap-4">
          {parts && <parts.LiveAnswer view={view} ask={ask} />}
          {!parts && view.kind === 'failed' && (
            <p role="alert" className="text-danger">
              {t('motd.live.failed')}
            </p>
          )}
        </div>
      </section>
    </Collapsible>
  );
}

/** A Bedrock server has no message that could be compared. */
function javaAddress(entry: string): string | undefined {
  return entry.startsWith(JAVA) ? entry.slice(JAVA.length) : undefined;
}
