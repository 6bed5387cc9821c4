import { useIsPending } from '../navigation/use-navigation.ts';

/** A thin line under the header while the next page is loading. CSS shows it after a delay. */
export function NavigationProgress() {
  return useIsPending() ? <div aria-hidden="true" className="navigation-progress" /> : null;
}
