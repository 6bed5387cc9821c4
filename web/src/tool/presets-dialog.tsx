import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  MAX_PRESETS,
  type Preset,
  type Presets,
  presetsOf,
  renamePreset,
  withoutPreset,
  withPreset,
  withPresetAt,
} from '../state/presets.ts';
import { useStoredValue } from '../state/stored-value.ts';
import type { ToolStore } from '../state/tool-store.ts';
import { updateStored } from '../state/update-stored.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useRowKeys } from '../ui/row-list/row-keys.ts';
import { toast } from '../ui/toast.ts';
import { useWords } from '../words/use-words.tsx';
import { PresetRow } from './preset-row.tsx';
import { SavePreset } from './save-preset.tsx';
import { useNewestQuestion } from './use-newest-question.ts';

export interface PresetsDialogProps {
  readonly store: ToolStore<unknown>;
  readonly onRestore: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Of these a preset keeps what a link can hold, and not all that is seen. */
const PARTLY_KEPT = ['config', 'motd', 'skins'] as const;

interface Message {
  readonly text: string;
  /** Set after a deletion. */
  readonly deleted?: { readonly preset: Preset; readonly at: number };
}

/** The presets of a tool: save, open, rename, delete. */
export function PresetsDialog({ store, onRestore, onClose }: PresetsDialogProps) {
  const { t } = useWords();
  const stored = presetsOf(store.tool);
  const partly = PARTLY_KEPT.find((tool) => tool === store.tool);
  const [presets] = useStoredValue(stored);
  const keys = useRowKeys(presets.map(({ name }) => name));
  const [message, setMessage] = useState<Message>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const newest = useNewestQuestion();

  /** Resolves to whether the preset is there then: other tabs change the list, too. */
  async function change(
    how: (presets: Presets) => Presets,
    { name, query }: Preset,
    done: string,
  ): Promise<boolean> {
    const keeping = updateStored(stored, how);
    // Keeping takes a moment: what it says then may be old.
    const isNews = (await newest.ask(() => keeping)) !== undefined;
    const say = (news: Message | undefined) => isNews && setMessage(news);
    if (!(await keeping)) {
      say({ text: t('kept.not_kept') });
      return false;
    }
    const now = stored.get();
    const found = now.find((preset) => preset.name === name);
    if (found?.query === query) {
      say({ text: done });
      return true;
    }
    const isFull = now.length >= MAX_PRESETS;
    if (found) say({ text: t('kept.presets.taken') });
    else say(isFull ? { text: t('kept.presets.full', { max: MAX_PRESETS }) } : undefined);
    return false;
  }

  function open({ name, query }: Preset) {
    store.restore(query);
    onClose();
    onRestore?.();
    toast({ title: t('kept.presets.opened', { name }), tone: 'good' });
  }

  function remove(preset: Preset) {
    const at = presets.indexOf(preset);
    newest.stop();
    void updateStored(stored, (all) => withoutPreset(all, preset.name));
    // The pressed button disappears; the focus goes to the one that brings the preset back.
    flushSync(() =>
      setMessage({
        text: t('kept.presets.deleted', { name: preset.name }),
        deleted: { preset, at },
      }),
    );
    undoButton.current?.focus();
  }

  function undoRemove({ preset, at }: NonNullable<Message['deleted']>) {
    void change(
      (all) => withPresetAt(all, preset, at),
      preset,
      t('kept.presets.back', { name: preset.name }),
    );
  }

  return (
    <Dialog title={t('kept.presets.title')} onClose={onClose}>
      <SavePreset
        presets={presets}
        query={() => store.query()}
        // What was deleted can still be brought back.
        onTry={() => setMessage((last) => (last?.deleted ? last : undefined))}
        onSave={(preset) =>
          change(
            (all) => withPreset(all, preset),
            preset,
            t('kept.presets.saved', { name: preset.name }),
          )
        }
      />
      {partly && <p className="text-sm">{t(`kept.presets.without.${partly}`)}</p>}
      <div
        role="status"
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden"
      >
        {message && <span className="min-w-0 wrap-anywhere">{message.text}</span>}
        {message?.deleted && (
          <Button
            ref={undoButton}
            size="small"
            onClick={() => message.deleted && undoRemove(message.deleted)}
          >
            {t('ui.undo')}
          </Button>
        )}
      </div>
      {presets.length > 0 ? (
        <ul className="divided border-y border-hairline">
          {presets.map((preset, at) => (
            <PresetRow
              key={keys[at]}
              preset={preset}
              isTaken={(name) => presets.some((other) => other.name === name)}
              onOpen={() => open(preset)}
              onRename={(name) =>
                change(
                  (all) => renamePreset(all, preset.name, name),
                  { ...preset, name },
                  t('kept.presets.renamed', { name }),
                )
              }
              onRemove={() => remove(preset)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t('kept.presets.none')}</p>
      )}
      <p className="text-sm text-muted">{t('kept.here_only')}</p>
    </Dialog>
  );
}
