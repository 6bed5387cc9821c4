import { createContext, type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';

interface ResultBarProps {
  readonly areas: readonly RefObject<HTMLElement | null>[];
  /** A `BriefResult`, or nothing while there is no result. */
  readonly children: ReactNode;
}

/** How a `BriefResult` leads to the result itself. */
export interface ResultAccess {
  /** Scrolls to the result and moves the focus there. */
  readonly show: () => void;
  readonly focus: () => void;
}

export const ResultAccessContext = createContext<ResultAccess | undefined>(undefined);

/** Rendered only while the result is out of view, so that a key costs nothing else. */
export function ResultBar({ areas, children }: ResultBarProps) {
  const isInView = useIsAnyInView(areas);
  const [first] = areas;
  const access = useMemo(() => accessTo(first), [first]);
  if (isInView) return null;
  return <ResultAccessContext value={access}>{children}</ResultAccessContext>;
}

/** A result that only begins at the edge of the screen, or is under the bar, is not in view. */
const VIEW = '-10% 0px -20%';

function useIsAnyInView(areas: ResultBarProps['areas']): boolean {
  const [isInView, setInView] = useState(true);
  // The places themselves never change; the list of them may be a new one.
  const [watched] = useState(areas);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setInView(inView.size > 0);
      },
      { rootMargin: VIEW },
    );
    for (const { current } of watched) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [watched]);
  return isInView;
}

function accessTo(area: RefObject<HTMLElement | null> | undefined): ResultAccess {
  function focus() {
    if (!area?.current) return;
    area.current.tabIndex = -1;
    area.current.focus({ preventScroll: true });
  }
  return {
    show() {
      area?.current?.scrollIntoView();
      focus();
    },
    focus,
  };
}
