import { Overview } from './overview.tsx';

export function Page() {
  return <Overview of="texture" />;
}
