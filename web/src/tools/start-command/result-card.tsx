import { OUTPUT_TYPES, type StartFormat, startFileText } from '@fucina/server-launch';
import { useMemo } from 'react';
import { useField, useSelected } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { Output } from '../../ui/output.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useSettledAnnouncement } from '../../ui/use-settled-announcement.ts';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import { FormChoice, SessionField } from './form-fields.tsx';
import { HighlightedCommand } from './highlighted-command.tsx';
import { isJarNote, jarError, useMadeCommand } from './made-command.ts';
import { NoteList } from './note-list.tsx';
import { startState } from './state.ts';

/** The command in the chosen form, and its notes. */
export function ResultCard() {
  const { t } = useWords();
  const [type, setType] = useField(startState, 'type');
  const types = useMemo(
    () => OUTPUT_TYPES.map((value) => ({ value, label: t(`server.${value}`) })),
    [t],
  );
  return (
    <Card className="stage border-0">
      <Tabs label={t('server.output_type')} choices={types} value={type} onValueChange={setType}>
        <div className="flex flex-col gap-4">
          <SessionField />
          <CommandOutput />
        </div>
      </Tabs>
    </Card>
  );
}

function CommandOutput() {
  const { t } = useWords();
  const [type] = useField(startState, 'type');
  const made = useMadeCommand();
  const command = made.ok ? made.value : undefined;
  const problem = made.ok ? undefined : errorWords(made.error, t);
  const isAtField = useSelected(startState, jarError) !== undefined;
  useSettledAnnouncement(isAtField ? undefined : problem);
  return (
    <>
      <Output
        as="code"
        // Without a command the error is shown in its place, and the empty region is only announced.
        className={command ? undefined : '[&>:last-child]:sr-only'}
        label={t('server.output')}
        kind={<FormChoice />}
        terminal={
          <div className="flex flex-wrap justify-between gap-x-4 px-3 pt-3 text-sm text-muted">
            <span>{t(`server.${type}`)}</span>
            <span>{command?.file.name}</span>
          </div>
        }
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
          <NoteList
            notes={command.notes.filter((note) => !isJarNote(note))}
            label={t('server.notes_title')}
          />
        </>
      )}
      {problem && (
        <p className="min-h-52 rounded-control bg-danger-wash p-4 text-danger">{problem}</p>
      )}
    </>
  );
}

function fileHint(format: StartFormat) {
  if (format === 'batch') return 'start-line';
  return format === 'screen' || format === 'tmux' ? 'script' : format;
}
