import {
  type Format,
  OUTPUT_TYPES,
  type StartCommand,
  type StartError,
  startFileText,
} from '@fucina/server-launch';
import { useMemo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Output } from '../../ui/output.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FormFields } from './form-fields.tsx';
import { HighlightedCommand } from './highlighted-command.tsx';
import { NoteList } from './note-list.tsx';
import type { PartProps } from './state.ts';

interface ResultCardProps extends PartProps {
  readonly made:
    | { readonly ok: true; readonly value: StartCommand }
    | { readonly ok: false; readonly error: StartError };
}

/** The command in the chosen form, and what is to be known about it. */
export function ResultCard({ state, set, made }: ResultCardProps) {
  const { t } = useWords();
  const command = made.ok ? made.value : undefined;
  const types = useMemo(
    () => OUTPUT_TYPES.map((type) => ({ value: type, label: t(`server.${type}`) })),
    [t],
  );
  return (
    <Card>
      <Tabs
        label={t('server.output_type')}
        choices={types}
        value={state.type}
        onValueChange={(type) => set({ type })}
      >
        <div className="flex flex-col gap-4">
          <FormFields state={state} set={set} />
          <Output
            as="code"
            // Without a command the error stands in its place, and the empty region says nothing.
            className={command ? undefined : '[&>section]:sr-only'}
            label={t('server.output')}
            kind={t(`server.${state.type}`)}
            value={command?.text ?? ''}
            actions={
              command && (
                <DownloadButton content={startFileText(command)} fileName={command.file.name} />
              )
            }
          >
            <HighlightedCommand command={command?.text ?? ''} />
          </Output>
          {command && (
            <>
              <p className="text-sm text-muted wrap-anywhere">
                {t(`server.file_hints.${fileHint(command.format)}`, { name: command.file.name })}
              </p>
              <NoteList notes={command.notes} label={t('server.notes_title')} />
            </>
          )}
          {!made.ok && (
            <p role="alert" className="min-h-48 rounded-control bg-danger-wash p-4 text-danger">
              {t(`server.errors.${made.error.code}`, { ...made.error })}
            </p>
          )}
        </div>
      </Tabs>
    </Card>
  );
}

function fileHint(format: Format) {
  if (format === 'batch') return 'start-line';
  return format === 'screen' || format === 'tmux' ? 'script' : format;
}
