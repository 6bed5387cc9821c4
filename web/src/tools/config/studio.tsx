import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useField } from '../../tool/tool.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useWords } from '../../words/use-words.tsx';
import { DetailsPanel } from './details/details-panel.tsx';
import { FilesPanel } from './files/files-panel.tsx';
import { StudioHead } from './head/studio-head.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { KeysHelp } from './list/keys-help.tsx';
import { ListActions } from './list/list-actions.tsx';
import { TextList } from './list/text-list.tsx';
import { useRememberedChoices } from './remembering/use-remembered-choices.ts';
import { FileChanges } from './saving/file-changes.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { type FoundText, findTexts } from './session/find-texts.ts';
import { configState } from './state.ts';
import { useSession, useStudioView } from './studio-context.tsx';
import { useSentChoices } from './use-sent-choices.ts';

/** What stands below the place where files come in, once there are some. */
export function Studio() {
  const { t } = useWords();
  const { files, isBusy } = useStudioView();
  const session = useSession();
  const [decisions] = useField(configState, 'decisions');
  const [show] = useField(configState, 'show');
  const [search, setSearch] = useState('');
  const [fileId, setFileId] = useState<number>();
  const [active, setActive] = useState<{ readonly file: number; readonly text: number }>();
  const [isOpen, setOpen] = useState(false);
  const [compared, setCompared] = useState<number>();
  const searchRef = useRef<HTMLInputElement>(null);
  useSentChoices(session);
  useRememberedChoices();

  const chosen = files.find(({ id }) => id === fileId);
  const listed = useMemo(() => (chosen ? [chosen] : files), [chosen, files]);
  const found = useMemo(
    () => findTexts(listed, decisions, show, search),
    [listed, decisions, show, search],
  );
  const at = useMemo(
    () =>
      active &&
      found.texts.findIndex((one) => one.file.id === active.file && one.text === active.text),
    [active, found],
  );
  // A text that leaves the list by a decision stays in the details.
  const shown = useMemo(() => {
    const file = active && files.find(({ id }) => id === active.file);
    return file && active ? { file, text: active.text } : undefined;
  }, [active, files]);
  const comparedFile = files.find(({ id }) => id === compared);

  const { texts, changed, problems } = found.counts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when reading has ended, not with every decision
  useEffect(() => {
    if (!isBusy && texts > 0) announce(t('config.announce.read', { texts, changed, problems }));
  }, [isBusy]);

  const activate = useCallback(
    ({ file, text }: FoundText) => setActive({ file: file.id, text }),
    [],
  );
  const open = useCallback(() => setOpen(true), []);
  const focusSearch = useCallback(() => searchRef.current?.focus(), []);

  return (
    <div className="flex min-w-0 flex-col gap-4">
      <StudioHead file={chosen} />
      <div
        className={
          files.length > 1
            ? 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]'
            : 'grid grid-cols-1'
        }
      >
        {files.length > 1 && <FilesPanel files={files} chosen={fileId} onChoose={setFileId} />}
        {comparedFile ? (
          <FileChanges file={comparedFile} onClose={() => setCompared(undefined)} />
        ) : (
          <div className="flex min-w-0 flex-col gap-3">
            <FilterBar found={found} search={search} searchRef={searchRef} onSearch={setSearch} />
            <div className="flex flex-wrap items-center justify-between gap-2">
              <ListActions found={found} />
              <KeysHelp />
            </div>
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <TextList
                texts={found.texts}
                at={at}
                hasFileNames={chosen === undefined && files.length > 1}
                onActive={activate}
                onOpen={open}
                onSearch={focusSearch}
              />
              <DetailsPanel of={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
            </div>
          </div>
        )}
      </div>
      <SaveBar file={chosen} found={found} onCompare={setCompared} />
    </div>
  );
}
