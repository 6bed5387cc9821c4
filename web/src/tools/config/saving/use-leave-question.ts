import { useEffect } from 'react';

/** Browsers ask in their own words whether the page is really left: for another page, and for one of the site. */
export function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    addEventListener('beforeunload', ask);
    addEventListener('click', leaveToBrowser, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('click', leaveToBrowser, { capture: true });
    };
  }, [isAsked]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** The site would show its page in the same document, where nobody is asked. */
function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && link.pathname !== location.pathname) event.stopPropagation();
}
