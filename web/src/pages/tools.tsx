import { childrenOf } from '@fucina/site';
import { Overview } from './overview.tsx';

export function Page() {
  return <Overview pages={childrenOf('tools')} />;
}
