// biome-ignore-all lint/a11y/useSemanticElements: a table cannot hold only the rows in view
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active row
import './row-shape.css';
import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { useListedShortcuts } from '../../../ui/shortcuts/listed-shortcuts.ts';
import { findShortcut } from '../../../ui/shortcuts/shortcut-group.ts';
import { useWords } from '../../../words/use-words.tsx';
import { decide, decisionsOf } from '../session/decisions.ts';
import { reasonOf, type TextGroup } from '../session/group-texts.ts';
import { markOf, offeredOf } from '../session/marks.ts';
import type { FoundText } from '../session/sort-texts.ts';
import { configState } from '../state.ts';
import { useSession } from '../studio-context.tsx';
import { GroupHead } from './group-head.tsx';
import { LIST_KEYS, type ListKey } from './list-keys.ts';
import { placeRows } from './row-places.ts';
import { RowRuler } from './row-ruler.tsx';
import { type RowActions, TextRowView } from './text-row.tsx';
import { useHeight } from './use-height.ts';
import { useJudge } from './use-judge.ts';
import { useRowWindow } from './use-window.ts';

interface TextListProps {
  /** All listed texts, those of a group behind each other. */
  readonly texts: readonly FoundText[];
  /** Stands there instead of texts. */
  readonly empty: ReactNode;
  /** Undefined where the list is not divided. */
  readonly groups: readonly TextGroup[] | undefined;
  /** The active row; undefined or -1 if there is none. */
  readonly at: number | undefined;
  readonly onActive: (text: FoundText) => void;
  readonly onOpen: () => void;
  readonly onSearch: () => void;
  readonly onSeek: (sought: 'unsure' | 'problem', step: 1 | -1) => void;
  readonly hasFileNames: boolean;
  /** Whether something is written anew: rows without have less height on a phone. */
  readonly hasAfter: boolean;
  /** Gives it the focus. */
  readonly ref: RefObject<{ focus(): void } | null>;
}

/** Until the rulers are measured. */
const USUAL_HEIGHTS = { row: 104, head: 44 } as const;
/** A page of rows for PageUp and PageDown. */
const PAGE_ROWS = 6;

/** All listed texts. Only the rows in view are in the document. */
export function TextList(props: TextListProps) {
  const { texts, empty, groups, at, onActive, onOpen, onSearch, onSeek } = props;
  const { hasFileNames, hasAfter } = props;
  const { t } = useWords();
  const id = useId();
  const session = useSession();
  const { set } = useToolStore(configState);
  const [decisions] = useField(configState, 'decisions');
  const judge = useJudge();
  const [rowRuler, row] = useHeight(USUAL_HEIGHTS.row);
  const [headRuler, head] = useHeight(USUAL_HEIGHTS.head);
  const hasPlugins = groups?.some(({ plugin }) => plugin !== undefined) ?? false;
  const places = useMemo(
    () => placeRows(texts.length, { row, head }, groups === undefined ? [] : startsOf(groups)),
    [texts, groups, row, head],
  );
  const { ref, first, last, onScroll, show } = useRowWindow(texts.length, places);
  const isPointed = useRef(false);
  const active = at === undefined || at === -1 ? undefined : at;
  useListedShortcuts(LIST_KEYS);
  useImperativeHandle(props.ref, () => ({ focus: () => ref.current?.focus() }), [ref]);

  function reveal(place: number) {
    show(place);
    if (document.activeElement !== ref.current) return;
    // Browsers scroll the page to what has the focus, and not to the active row in it. A row far away is not drawn yet.
    const row = document.getElementById(`${id}-${place}`) ?? ref.current;
    row?.scrollIntoView({ block: 'nearest' });
  }
  const revealActive = useEffectEvent(reveal);
  // Also when it became active by a button outside of the list.
  useEffect(() => {
    if (active !== undefined) revealActive(active);
  }, [active]);

  function move(place: number) {
    const next = texts[Math.max(0, Math.min(place, texts.length - 1))];
    if (next !== undefined) onActive(next);
  }
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
    (place: number, opens: boolean) => {
      const text = texts[place];
      if (text === undefined) return;
      onActive(text);
      if (opens) onOpen();
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

  function pressKey(event: KeyboardEvent) {
    const name = findShortcut(LIST_KEYS, event);
    if (name === undefined) return;
    event.preventDefault();
    const here = active === undefined ? undefined : texts[active];
    const group = active === undefined ? undefined : groups?.[places.groupOf(active)];
    const acts: Readonly<Record<ListKey, () => void>> = {
      next: () => move((active ?? -1) + 1),
      previous: () => move((active ?? 1) - 1),
      pageDown: () => move((active ?? 0) + PAGE_ROWS),
      pageUp: () => move((active ?? 0) - PAGE_ROWS),
      first: () => move(0),
      last: () => move(texts.length - 1),
      open: onOpen,
      accept: () => here && actions.accept(here.file.id, here.text),
      reject: () => here && actions.reject(here.file.id, here.text),
      acceptGroup: () => group && judge(group.texts, 'accepted', reasonOf(group)),
      rejectGroup: () => group && judge(group.texts, 'rejected', reasonOf(group)),
      unsure: () => onSeek('unsure', 1),
      nextProblem: () => onSeek('problem', 1),
      previousProblem: () => onSeek('problem', -1),
      search: onSearch,
    };
    acts[name]();
  }

  const shownGroups =
    groups === undefined || texts.length === 0
      ? []
      : groups
          .map((group, number) => ({ group, number }))
          .slice(places.groupOf(first), places.groupOf(Math.max(first, last - 1)) + 1);
  return (
    <div
      ref={ref}
      role="grid"
      tabIndex={0}
      aria-label={t('config.list.title')}
      aria-rowcount={texts.length + places.starts.length}
      aria-activedescendant={
        active !== undefined && active >= first && active < last ? `${id}-${active}` : undefined
      }
      className="text-list @container relative min-h-96 overflow-y-auto overscroll-contain rounded-card border border-hairline bg-surface"
      onScroll={onScroll}
      onKeyDown={pressKey}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onFocus={({ target, currentTarget }) => {
        // A press chooses a row by itself.
        const isByKeys = !isPointed.current;
        isPointed.current = false;
        if (!isByKeys) return;
        if (active === undefined) move(first);
        else if (target === currentTarget) reveal(active);
      }}
    >
      {texts.length === 0 && empty}
      <RowRuler ref={rowRuler} hasAfter={hasAfter} />
      <div
        ref={headRuler}
        aria-hidden
        className={clsx('head-ruler invisible absolute', hasPlugins && 'has-plugins')}
      />
      <div role="rowgroup" style={{ height: places.height }}>
        {shownGroups.map(({ group, number }) => (
          <GroupHead
            key={group.id}
            group={group}
            top={places.headTopOf(number)}
            height={head}
            rowIndex={(places.starts[number] ?? 0) + number + 1}
            onJudge={judge}
          />
        ))}
        {texts.slice(first, last).map(({ file, text }, index) => {
          const found = file.rows[text];
          if (found === undefined) return null;
          const plan = file.plans[text];
          const ofFile = decisionsOf(decisions, file.id);
          const mark = markOf(found, plan, ofFile, text);
          const place = first + index;
          return (
            <TextRowView
              key={`${file.id}:${text}`}
              id={`${id}-${place}`}
              file={file}
              text={text}
              mark={mark}
              written={offeredOf(plan, ofFile, text)}
              place={place}
              rowIndex={place + places.groupOf(place) + 2}
              top={places.topOf(place)}
              height={row}
              isActive={place === active}
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

function startsOf(groups: readonly TextGroup[]): readonly number[] {
  let start = 0;
  return groups.map(({ texts }) => {
    const own = start;
    start += texts.length;
    return own;
  });
}
