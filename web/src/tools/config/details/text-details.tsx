import { type ReactNode, useRef } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { WorkshopLink } from '../../../tool/workshop-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { MarkLabel } from '../list/mark-label.tsx';
import { chooseKinds, convertLongTexts, decide, decisionsOf, write } from '../session/decisions.ts';
import { type Mark, markOf, offeredOf } from '../session/marks.ts';
import type { FoundText } from '../session/sort-texts.ts';
import { configState } from '../state.ts';
import type { TextRow } from '../worker/protocol.ts';
import { EditForm } from './edit-form.tsx';
import { FindingList } from './finding-list.tsx';
import { ProofNote } from './proof-note.tsx';
import { ReasonList } from './reason-list.tsx';
import { SeenText } from './seen-text.tsx';
import { useDetails } from './use-details.ts';
import { useFocusInView } from './use-focus-in-view.ts';
import { useSeenTexts } from './use-seen-texts.ts';
import { VerdictBar } from './verdict-bar.tsx';

interface TextDetailsProps extends FoundText {
  /** To the text before or after, where the list is behind the details. */
  readonly onStep?: (step: 1 | -1) => void;
}

/** Everything about one text, and what can be decided about it. */
export function TextDetailsView({ file, text, onStep }: TextDetailsProps) {
  const { set } = useToolStore(configState);
  const [decisions] = useField(configState, 'decisions');
  const row = file.rows[text];
  if (row === undefined) return null;
  const plan = file.plans[text];
  const ofFile = decisionsOf(decisions, file.id);
  const offered = offeredOf(plan, ofFile, text);
  const mark = markOf(row, plan, ofFile, text);
  const judge = (verdict: 'accepted' | 'rejected') =>
    set((state) => ({ decisions: decide(state.decisions, [{ file: file.id, text }], verdict) }));
  return (
    <>
      <Content
        key={`${file.id}:${text}`}
        file={file}
        text={text}
        row={row}
        offered={offered}
        mark={mark}
      />
      {/* The same for all texts: whoever goes to the next one keeps the focus. */}
      <VerdictBar mark={mark} isOffered={offered !== undefined} onJudge={judge} onStep={onStep} />
    </>
  );
}

interface ContentProps extends FoundText {
  readonly row: TextRow;
  /** What would be in the file. */
  readonly offered: string | undefined;
  readonly mark: Mark;
}

function Content({ file, text, row, offered, mark }: ContentProps) {
  const { t } = useWords();
  const { set } = useToolStore(configState);
  const sentences = useFindingWords();
  const [decisions] = useField(configState, 'decisions');
  const plan = file.plans[text];
  const written = offered ?? row.value;
  const details = useDetails({ file: file.id, text, written });
  const texts = useSeenTexts(file, { text, written }, details?.seen);
  const content = useRef<HTMLDivElement>(null);
  useFocusInView(content);
  const place = { file: file.id, text };
  const use = (written: string) =>
    set((state) => ({ decisions: write(state.decisions, place, written) }));
  const kind = row.kind === 'setting' ? 'text' : 'setting';

  return (
    <div ref={content} className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-col gap-1">
        <MarkLabel mark={mark} />
        <h2 className="font-mono text-sm font-medium wrap-anywhere" translate="no">
          {row.key}
        </h2>
        <p className="text-xs text-muted wrap-anywhere">
          <span translate="no">{file.path}</span> ·{' '}
          {t('config.row.line', { line: details?.line ?? row.line })}
          {details && ` · ${t(`text_places.names.${details.seen.place}`)}`}
          {(details?.used ?? 1) > 1 && ` · ${t('config.details.used', { count: details?.used })}`}
        </p>
      </div>

      <Side title={t('config.row.before')} source={row.value}>
        {details && texts && (
          <SeenText
            seen={details.seen}
            texts={texts}
            side="before"
            hasNotices={offered === undefined}
          />
        )}
      </Side>
      {offered !== undefined && (
        <Side title={t('config.row.after')} source={offered}>
          {details && texts && (
            <SeenText seen={details.seen} texts={texts} side="after" hasNotices />
          )}
        </Side>
      )}

      {details?.proof && <ProofNote proof={details.proof} />}
      {plan && <ReasonList plan={plan} profile={file.facts?.profile} onUse={use} />}
      {plan && <FindingList file={file.id} text={text} plan={plan} value={row.value} onUse={use} />}

      {row.isLong && !decisionsOf(decisions, file.id).convertsLongTexts && (
        <Button
          size="small"
          className="self-start"
          onClick={() =>
            set((state) => ({ decisions: convertLongTexts(state.decisions, file.id) }))
          }
        >
          {t('config.actions.convert_long')}
        </Button>
      )}
      {!row.isLong && <EditForm initial={written} onUse={use} />}
      <div className="flex flex-wrap items-center gap-2 border-t border-hairline pt-4">
        <WorkshopLink text={written} />
        <Button
          size="small"
          onClick={() =>
            set((state) => ({ decisions: chooseKinds(state.decisions, [place], kind) }))
          }
        >
          {t(`config.actions.mark_${kind}`)}
        </Button>
      </div>
      {details && <p className="text-xs text-muted">{sentences?.words.kinds[details.because]}</p>}
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly source: string;
  /** How it looks. */
  readonly children: ReactNode;
}

const MAX_CHARACTERS = 2000;

function Side({ title, source, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-sm font-medium">{title}</h3>
      {/* As high as a line of chat, before it has come. */}
      <div className="flex min-h-[4.5625rem] flex-col justify-center gap-1.5">{children}</div>
      <pre
        className="max-h-40 overflow-auto rounded-control bg-raised px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
        translate="no"
      >
        {source.slice(0, MAX_CHARACTERS)}
        {source.length > MAX_CHARACTERS && '…'}
      </pre>
    </div>
  );
}
