import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../state/store.ts';
import { loadAfterFirstInput } from '../../ui/after-first-input.ts';
import { createInView } from '../../ui/in-view.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { mediaQuery } from '../../ui/media.ts';
import { type ResultAccess, ResultAccessContext } from './result-access.ts';

interface ResultBarProps {
  readonly areas: readonly RefObject<HTMLElement | null>[];
  /** Whether the first area, which then has one element in it, opens over what is typed. */
  readonly hasSheet?: boolean;
  /** A `BriefResult`, or nothing while there is no result. */
  readonly children: ReactNode;
}

/** Where tools have one column. The prerendered page has the bar, and hides it elsewhere. */
const smallScreen = mediaQuery('(width < 48rem)', true);

const { load: loadSheet, useLoaded: useSheet } = createLazyModule(
  () => import('./result-sheet.tsx'),
);

/** On small screens the result can be far from what is typed: a bar at the bottom shows it in brief. */
export function ResultBar(props: ResultBarProps) {
  return useStore(smallScreen) && <BarOfSmallScreen {...props} />;
}

/** The bar is rendered only while it is needed, so that a key costs nothing else. */
function BarOfSmallScreen({ areas, hasSheet = false, children }: ResultBarProps) {
  const isNeeded = useIsNeeded(areas);
  const [first] = areas;
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const sheet = useSheet();
  const access = useMemo(
    () => accessTo(first, hasSheet ? setOpened : undefined),
    [first, hasSheet],
  );
  useEffect(() => (hasSheet ? loadAfterFirstInput(loadSheet) : undefined), [hasSheet]);
  if (!isNeeded) return null;
  return (
    <ResultAccessContext value={access}>
      {children}
      {opened && sheet && <sheet.ResultSheet area={opened} onClose={() => setOpened(null)} />}
    </ResultAccessContext>
  );
}

/** A result that only begins at the edge of the screen, or is under the bar, is not in view. */
const VIEW = '-10% 0px -20%';

/** While the tool is in view, but no part of its result. */
function useIsNeeded(areas: ResultBarProps['areas']): boolean {
  // As in the prerendered page, until the browser has looked.
  const [isNeeded, setNeeded] = useState(true);
  // The places themselves never change; the list of them may be a new one.
  const [watched] = useState(areas);
  useEffect(() => {
    const results = watched.flatMap(({ current }) => current ?? []);
    // Below the tool is what can be read about it.
    const tool = results[0]?.closest('main > *') ?? document.body;
    const watch = createInView(
      (seen) => setNeeded(seen.has(tool) && !results.some((result) => seen.has(result))),
      { rootMargin: VIEW },
    );
    const ends = [tool, ...results].map(watch);
    return () => {
      for (const end of ends) end();
    };
  }, [watched]);
  return isNeeded;
}

/** A field that is wrong, or a sentence that says why there is no result. */
const PROBLEM = '[aria-invalid="true"], [data-problem]';

function accessTo(
  area: RefObject<HTMLElement | null> | undefined,
  open?: (area: HTMLElement) => void,
): ResultAccess {
  function focus() {
    if (area?.current) focusOn(area.current);
  }
  function go() {
    area?.current?.scrollIntoView();
    focus();
  }
  function show() {
    const shown = area?.current;
    if (open && shown) loadSheet().then(() => open(shown), go);
    else go();
  }
  return {
    show,
    hasSheet: open !== undefined,
    focus,
    showProblem() {
      const problems = area?.current?.closest('main')?.querySelectorAll<HTMLElement>(PROBLEM);
      // What is folded away takes no focus.
      const problem = Array.from(problems ?? []).find(focusOn);
      if (problem) problem.scrollIntoView({ block: 'center' });
      else show();
    },
  };
}

/** Whether it has the focus then. */
function focusOn(element: HTMLElement): boolean {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return element === document.activeElement;
}
