import { useStore } from '../../state/store.ts';
import { mediaQuery } from '../../ui/media.ts';
import './studio.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useField } from '../../tool/tool.tsx';
import { announce } from '../../ui/announcer.tsx';
import { useWords } from '../../words/use-words.tsx';
import { besideList } from './details/beside-list.ts';
import { DetailsPanel } from './details/details-panel.tsx';
import { FilesPanel } from './files/files-panel.tsx';
import { StudioHead } from './head/studio-head.tsx';
import { EmptyNote } from './list/empty-note.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { ListActions } from './list/list-actions.tsx';
import { TextList } from './list/text-list.tsx';
import { QuestionBar } from './questions/question-bar.tsx';
import { useQuestions } from './questions/use-questions.ts';
import { RememberSwitch } from './remembering/remember-switch.tsx';
import { useRememberedChoices } from './remembering/use-remembered-choices.ts';
import { FileChanges } from './saving/file-changes.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { type Sought, seekText } from './session/seek-text.ts';
import type { FoundText } from './session/sort-texts.ts';
import { configState } from './state.ts';
import { useSession, useStudioView } from './studio-context.tsx';
import { useFound } from './use-found.ts';
import { useSentChoices } from './use-sent-choices.ts';

const wideScreen = mediaQuery('(width >= 64rem)');

/** What is below the place where files come in, once there are some. */
export function Studio() {
  const { t } = useWords();
  const { files, isBusy } = useStudioView();
  const session = useSession();
  const [decisions] = useField(configState, 'decisions');
  const [show] = useField(configState, 'show');
  const [grouping] = useField(configState, 'group');
  const [search, setSearch] = useState('');
  const [isSearching, setSearching] = useState(false);
  const [fileId, setFileId] = useState<number>();
  const [active, setActive] = useState<{ readonly file: number; readonly text: number }>();
  const [isOpen, setOpen] = useState(false);
  const [compared, setCompared] = useState<number>();
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<{ focus(): void }>(null);
  const isBeside = useStore(wideScreen);
  const hasDetails = useStore(besideList);
  const questions = useQuestions();
  useSentChoices(session);
  useRememberedChoices();

  const chosen = files.find(({ id }) => id === fileId);
  const { found, isSettled } = useFound({ files, file: chosen, decisions, show, search, grouping });
  const { texts, groups, counts } = found;
  const at = useMemo(
    () =>
      active && texts.findIndex((one) => one.file.id === active.file && one.text === active.text),
    [active, texts],
  );
  // A text that leaves the list by a decision stays in the details.
  const shown = useMemo(() => {
    const file = active && files.find(({ id }) => id === active.file);
    return file && active ? { file, text: active.text } : undefined;
  }, [active, files]);
  const activate = useCallback(
    ({ file, text }: FoundText) => setActive({ file: file.id, text }),
    [],
  );
  // Beside the list there is always one, if there are any.
  const [top] = texts;
  const isConverted = top?.file.plans[top.text] !== undefined;
  if (hasDetails && isSettled && shown === undefined && top && isConverted) activate(top);
  const comparedFile = files.find(({ id }) => id === compared);

  const isReadSaid = useRef(false);
  useEffect(() => {
    if (isBusy) isReadSaid.current = false;
    if (isBusy || !isSettled || isReadSaid.current) return;
    isReadSaid.current = true;
    if (counts.texts > 0) announce(t('config.announce.read', { ...counts }));
  }, [isBusy, isSettled, counts, t]);

  const open = useCallback(() => setOpen(true), []);
  const focusSearch = useCallback(() => {
    // On a phone it is folded away.
    flushSync(() => setSearching(true));
    searchRef.current?.focus();
  }, []);

  /** Shows the next text that somebody has to look at. */
  function seek(sought: Sought, step: 1 | -1) {
    const place = seekText(texts, at === -1 ? undefined : at, { sought, step }, decisions);
    const next = place === undefined ? undefined : texts[place];
    if (next === undefined) announce(t('config.list.none_left'));
    else activate(next);
    listRef.current?.focus();
  }

  /** To the text before or after the one in the details. */
  function step(by: 1 | -1) {
    const next = texts[(at ?? -1) + by];
    if (next !== undefined) activate(next);
  }

  const filesPanel = files.length > 1 && (
    <FilesPanel files={files} chosen={fileId} isBeside={isBeside} onChoose={setFileId} />
  );
  return (
    <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
      <QuestionBar questions={questions} />
      <StudioHead file={chosen} questions={questions}>
        {!isBeside && filesPanel}
      </StudioHead>
      <div
        className={
          files.length > 1 ? 'grid items-start gap-x-4 gap-y-2 studio-files' : 'grid grid-cols-1'
        }
      >
        {isBeside && filesPanel}
        {comparedFile ? (
          <FileChanges file={comparedFile} onClose={() => setCompared(undefined)} />
        ) : (
          <div className="flex min-w-0 flex-col gap-1.5 sm:gap-2">
            <FilterBar
              found={found}
              search={search}
              searchRef={searchRef}
              isSearching={isSearching}
              onSearch={setSearch}
              onSearching={(isOn) => (isOn ? focusSearch() : setSearching(false))}
            />
            <ListActions found={found} file={chosen} onSeek={seek} />
            <div className="grid items-start gap-4 studio-details">
              <TextList
                ref={listRef}
                texts={texts}
                empty={<EmptyNote found={found} files={chosen ? [chosen] : files} />}
                groups={groups}
                at={at}
                hasFileNames={chosen === undefined && files.length > 1 && grouping !== 'file'}
                hasAfter={counts.changes > 0}
                onActive={activate}
                onOpen={open}
                onSearch={focusSearch}
                onSeek={seek}
              />
              <DetailsPanel
                of={shown}
                isOpen={isOpen}
                onClose={() => setOpen(false)}
                onStep={step}
              />
            </div>
          </div>
        )}
      </div>
      <RememberSwitch />
      <SaveBar file={chosen} found={found} isSettled={isSettled} onCompare={setCompared} />
    </div>
  );
}
