import type { ReadFileResult } from '@fucina/server-message/read';
import { X } from 'lucide';
import { useState } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { motdState } from './state.ts';
import { fieldsFrom } from './taken-fields.ts';

export type Found = ReadFileResult & { readonly ok: true };

interface ReadNoteProps {
  readonly found: Found;
  readonly onDismiss: () => void;
}

/** Says where a message was found, and what is special about it. */
export function ReadNote({ found, onDismiss }: ReadNoteProps) {
  const { t } = useWords();
  const store = useToolStore(motdState);
  const [last, setLast] = useState({ found, index: 0 });
  // A new file begins with its first message.
  const index = last.found === found ? last.index : 0;
  const { messages } = found;
  const { isNotParsed, isForeign, isMended, leftOut } = messages[index] ?? messages[0];

  function choose(chosen: string) {
    const next = messages[Number(chosen)];
    if (next === undefined) return;
    setLast({ found, index: Number(chosen) });
    store.set(fieldsFrom(found.foundIn, next.message));
  }

  return (
    <div
      role="status"
      className="flex items-start gap-2 rounded-control border border-hairline bg-accent-wash px-3 py-2 text-sm"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 self-center py-1">
        <p>{t('motd.found.in', { file: t(`motd.found.files.${found.foundIn}`) })}</p>
        {messages.length > 1 && (
          <Select
            aria-label={t('motd.found.which')}
            choices={messages.map((_, at) => ({
              value: String(at),
              label: t('motd.found.one_of', { number: at + 1, count: messages.length }),
            }))}
            value={String(index)}
            onValueChange={choose}
          />
        )}
        {isNotParsed && <p className="text-warning">{t('motd.found.not_parsed')}</p>}
        {isForeign && <p className="text-warning">{t('ui.paste_unread')}</p>}
        {isMended && <p>{t('ui.paste_mended')}</p>}
        {leftOut > 0 && (
          <p className="text-warning">{t('motd.found.left_out', { count: leftOut })}</p>
        )}
      </div>
      <IconButton label={t('motd.found.dismiss')} icon={X} size="small-icon" onClick={onDismiss} />
    </div>
  );
}
