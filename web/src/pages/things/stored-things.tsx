import '../../ui/look-up.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type Changes, changeStored, type Done, undoChange } from './change-stored.ts';
import { importFile } from './import-file.ts';
import { KindCard } from './kind-card.tsx';
import { type Entries, KINDS } from './kinds.ts';
import { type Row, rowsOf } from './rows.ts';
import { sizeWriter } from './size.ts';
import { Summary } from './summary.tsx';
import { useStored } from './use-stored.ts';

interface Message {
  readonly text: string;
  readonly isBad?: boolean;
  /** What can be undone. */
  readonly done?: Done;
}

const NOTHING: Entries = new Map();

/** Everything that this browser keeps, to look at, to take along and to delete. */
export function StoredThings() {
  const { t, language } = useWords();
  const kept = useStored();
  const [message, setMessage] = useState<Message>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const writeSize = sizeWriter(language);
  const rows = rowsOf(kept ?? NOTHING, t, writeSize);

  function tell(next: Message) {
    // The pressed button may have disappeared: the focus goes to the one that undoes the change.
    flushSync(() => setMessage(next));
    undoButton.current?.focus();
  }

  async function change(changesOf: (kept: Entries) => Changes, textOf: () => string) {
    const done = await changeStored(changesOf);
    if (done === undefined) return tell({ text: t('things.no_room'), isBad: true });
    tell(done.after.size > 0 ? { text: textOf(), done } : { text: textOf() });
  }

  function remove({ entry, label, without }: Row) {
    const changes = (kept: Entries): Changes => {
      const text = kept.get(entry);
      return text === undefined ? new Map() : new Map([[entry, without(text)]]);
    };
    void change(changes, () => t('things.deleted', { name: label }));
  }

  function removeEntries(names: Iterable<string>, what: string) {
    const changes = new Map([...names].map((name) => [name, undefined] as const));
    void change(
      () => changes,
      () => t('things.deleted', { name: what }),
    );
  }

  async function undo(done: Done) {
    const isDone = await undoChange(done);
    tell({ text: t(isDone ? 'things.undone' : 'things.no_room'), isBad: !isDone });
  }

  async function open(file: File) {
    const outcome = await importFile(file, t, language);
    if (outcome.ok) await change(outcome.changesOf, outcome.sentence);
    else tell({ text: t(`things.file.${outcome.error}`), isBad: true });
  }

  return (
    <div className="look-up grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="col-span-full">
        <Summary
          kept={kept}
          count={[...rows.values()].reduce((sum, { length }) => sum + length, 0)}
          writeSize={writeSize}
          onOpen={(file) => void open(file)}
          onRemoveAll={() => removeEntries(kept?.keys() ?? [], t('things.everything'))}
        >
          <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
            {message && (
              <span className={message.isBad ? 'text-danger' : undefined}>{message.text}</span>
            )}
            {message?.done && (
              <Button
                ref={undoButton}
                size="small"
                onClick={() => message.done && void undo(message.done)}
              >
                {t('ui.undo')}
              </Button>
            )}
          </div>
        </Summary>
      </div>
      {KINDS.map((kind) => {
        const ofKind = rows.get(kind);
        return (
          ofKind && (
            <KindCard
              key={kind}
              kind={kind}
              rows={ofKind}
              onRemove={remove}
              onRemoveAll={() =>
                removeEntries(new Set(ofKind.map(({ entry }) => entry)), t(`things.kinds.${kind}`))
              }
            />
          )
        );
      })}
    </div>
  );
}
