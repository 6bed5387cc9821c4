import { useNavigation } from 'react-router';

/** A thin glow under the header while the next page is on its way; shows only when that takes long. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className="navigation-progress" />;
}
