import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { type ResultAccess, ResultAccessContext } from './result-access.ts';

interface ResultBarProps {
  readonly areas: readonly RefObject<HTMLElement | null>[];
  /** A `BriefResult`, or nothing while there is no result. */
  readonly children: ReactNode;
}

/** The bar is rendered only while it is needed, so that a key costs nothing else. */
export function ResultBar({ areas, children }: ResultBarProps) {
  const isNeeded = useIsNeeded(areas);
  const [first] = areas;
  const access = useMemo(() => accessTo(first), [first]);
  if (!isNeeded) return null;
  return <ResultAccessContext value={access}>{children}</ResultAccessContext>;
}

/** A result that only begins at the edge of the screen, or is under the bar, is not in view. */
const VIEW = '-10% 0px -20%';

/** While the tool is in view, but no part of its result. */
function useIsNeeded(areas: ResultBarProps['areas']): boolean {
  const [isNeeded, setNeeded] = useState(false);
  // The places themselves never change; the list of them may be a new one.
  const [watched] = useState(areas);
  useEffect(() => {
    const results = watched.flatMap(({ current }) => current ?? []);
    // Below the tool is what can be read about it.
    const tool = results[0]?.closest('main > *') ?? document.body;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setNeeded(inView.has(tool) && !results.some((result) => inView.has(result)));
      },
      { rootMargin: VIEW },
    );
    for (const element of [tool, ...results]) observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return isNeeded;
}

/** A field that is wrong, or a sentence that says why there is no result. */
const PROBLEM = '[aria-invalid="true"], [data-problem]';

function accessTo(area: RefObject<HTMLElement | null> | undefined): ResultAccess {
  function focus() {
    if (area?.current) focusOn(area.current);
  }
  function show() {
    area?.current?.scrollIntoView();
    focus();
  }
  return {
    show,
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
