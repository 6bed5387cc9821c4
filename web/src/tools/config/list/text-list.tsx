// biome-ignore-all lint/a11y/useSemanticElements: a table cannot hold only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { decide, decisionsOf } from '../session/decisions.ts';
import type { FoundText } from '../session/find-texts.ts';
import { markOf, offeredOf } from '../session/marks.ts';
import { configState } from '../state.ts';
import { useSession } from '../studio-context.tsx';
import { type RowActions, TextRowView } from './text-row.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useRowWindow } from './use-window.ts';

interface TextListProps {
  readonly texts: readonly FoundText[];
  /** The active row; undefined or -1 if there is none. */
  readonly at: number | undefined;
  readonly onActive: (text: FoundText) => void;
  readonly onOpen: () => void;
  readonly onSearch: () => void;
  readonly hasFileNames: boolean;
}

const ROW_HEIGHT = { wide: 104, narrow: 164 } as const;
/** A page of rows for PageUp and PageDown. */
const PAGE_ROWS = 6;

/** All listed texts. Only the rows in view are in the document. */
export function TextList({ texts, at, onActive, onOpen, onSearch, hasFileNames }: TextListProps) {
  const { t } = useWords();
  const id = useId();
  const session = useSession();
  const { set } = useToolStore(configState);
  const [decisions] = useField(configState, 'decisions');
  const isWide = useIsWide('(width >= 40rem)');
  const height = ROW_HEIGHT[isWide ? 'wide' : 'narrow'];
  const { ref, first, last, onScroll, show } = useRowWindow(texts.length, height);
  const isPointed = useRef(false);
  const active = at === undefined || at === -1 ? undefined : at;

  const move = useCallback(
    (place: number) => {
      const next = texts[Math.max(0, Math.min(place, texts.length - 1))];
      if (next === undefined) return;
      onActive(next);
      show(texts.indexOf(next));
    },
    [texts, onActive, show],
  );
  const actions = useMemo(
    (): RowActions => ({
      accept: (file, text) =>
        set((state) => ({ decisions: decide(state.decisions, [{ file, text }], 'accepted') })),
      reject: (file, text) =>
        set((state) => ({ decisions: decide(state.decisions, [{ file, text }], 'rejected') })),
    }),
    [set],
  );
  const choose = useCallback(
    (place: number) => {
      const text = texts[place];
      if (text === undefined) return;
      onActive(text);
      onOpen();
    },
    [texts, onActive, onOpen],
  );

  // Texts in view are converted first.
  const middle = texts[Math.floor((first + last) / 2)];
  useEffect(() => {
    if (middle && middle.file.plans[middle.text] === undefined) {
      session.prefer(middle.file.id, middle.text);
    }
  }, [session, middle]);

  /** The next text behind the active one that somebody has to look at. */
  function seek(isSought: (text: FoundText) => boolean, step: 1 | -1) {
    const count = texts.length;
    for (let moved = 1; moved <= count; moved += 1) {
      const place = ((((active ?? -1) + step * moved) % count) + count) % count;
      const text = texts[place];
      if (text && isSought(text)) return move(place);
    }
  }

  const markAt = ({ file, text }: FoundText) => {
    const row = file.rows[text];
    return row && markOf(row, file.plans[text], decisionsOf(decisions, file.id), text);
  };
  const hasProblem = ({ file, text }: FoundText) => (file.plans[text]?.findings.length ?? 0) > 0;

  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = active === undefined ? undefined : texts[active];
    const keys: readonly (readonly [key: string, act: () => void])[] = [
      ['ArrowDown', () => move((active ?? -1) + 1)],
      ['ArrowUp', () => move((active ?? 1) - 1)],
      ['PageDown', () => move((active ?? 0) + PAGE_ROWS)],
      ['PageUp', () => move((active ?? 0) - PAGE_ROWS)],
      ['Home', () => move(0)],
      ['End', () => move(texts.length - 1)],
      ['Enter', onOpen],
      ['a', () => here && actions.accept(here.file.id, here.text)],
      ['r', () => here && actions.reject(here.file.id, here.text)],
      ['u', () => seek((text) => markAt(text) === 'unsure', 1)],
      ['n', () => seek(hasProblem, 1)],
      ['p', () => seek(hasProblem, -1)],
      ['/', onSearch],
    ];
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys.find(([key]) => key === pressed)?.[1];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={0}
      aria-label={t('config.list.title')}
      aria-rowcount={texts.length}
      aria-activedescendant={
        active !== undefined && active >= first && active < last ? `${id}-${active}` : undefined
      }
      className="relative h-[70dvh] min-h-96 overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface xl:h-[calc(100dvh-15rem)]"
      onScroll={onScroll}
      onKeyDown={pressKey}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onFocus={() => {
        // A press chooses a row by itself.
        if (active === undefined && !isPointed.current) move(first);
        isPointed.current = false;
      }}
    >
      {texts.length === 0 && <p className="p-6 text-muted">{t('config.list.empty')}</p>}
      <div role="rowgroup" style={{ height: texts.length * height }}>
        {texts.slice(first, last).map(({ file, text }, index) => {
          const row = file.rows[text];
          if (row === undefined) return null;
          const plan = file.plans[text];
          const ofFile = decisionsOf(decisions, file.id);
          const mark = markOf(row, plan, ofFile, text);
          return (
            <TextRowView
              key={`${file.id}:${text}`}
              id={`${id}-${first + index}`}
              file={file}
              text={text}
              mark={mark}
              written={offeredOf(plan, ofFile, text)}
              place={first + index}
              height={height}
              isActive={first + index === active}
              hasFileName={hasFileNames}
              actions={actions}
              onChoose={choose}
            />
          );
        })}
      </div>
    </div>
  );
}
