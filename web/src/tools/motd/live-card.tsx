import type { StatusAnswer } from '@fucina/api-contract';
import type { SubmitEvent } from 'react';
import { RefusalNote } from '../../tool/refusal-note.tsx';
import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/use-words.tsx';
import { LiveComparison } from './live-comparison.tsx';
import { fieldsOf } from './server-message.ts';
import { motdState } from './state.ts';
import { type LiveView, useLive } from './use-live.ts';

/** What a server shows now, beside what is written here. */
export function LiveCard() {
  const { t } = useWords();
  const store = useToolStore(motdState);
  const [address, setAddress] = useField(motdState, 'address');
  const { view, ask } = useLive();
  const isAsking = view.kind === 'asking';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void ask(address);
  }

  async function take({ motd }: StatusAnswer) {
    const { readPasted } = await import('./reader.ts');
    const read = readPasted((motd?.raw ?? []).join('\n'));
    if (!read.ok) return toast({ title: t('motd.live.nothing'), tone: 'danger' });
    const { line1, align1, line2, align2 } = fieldsOf(read.messages[0].message);
    store.set({ line1, align1, line2, align2 });
  }

  return (
    <Card title={t('motd.live.title')} region>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field
          label={t('motd.live.address')}
          hint={t('motd.live.hint')}
          error={view.kind === 'no-address' && t('motd.live.no_address')}
        >
          <TextInput
            value={address}
            placeholder="play.example.com"
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={motdState.fields.address.maxLength}
            onValueChange={setAddress}
          />
        </Field>
        <Button type="submit" className="self-start" disabled={isAsking}>
          {t(isAsking ? 'motd.live.asking' : 'motd.live.ask')}
        </Button>
      </form>
      <div aria-live="polite" aria-busy={isAsking} className="flex flex-col gap-4">
        <Answer view={view} />
        {view.kind === 'online' && (
          <>
            <LiveComparison status={view.status} />
            <Button className="self-start" onClick={() => void take(view.status)}>
              {t('motd.live.take')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** Why there is nothing to compare. */
function Answer({ view }: { readonly view: LiveView }) {
  const { t } = useWords();
  switch (view.kind) {
    case 'offline':
      return <p className="text-danger">{t('motd.live.offline')}</p>;
    case 'failed':
      return <p className="text-danger">{t('motd.live.failed')}</p>;
    case 'refused':
      return (
        <div className="text-danger">
          <p>{t('motd.live.failed')}</p>
          <RefusalNote refusal={view.refusal} />
        </div>
      );
    default:
      return null;
  }
}
