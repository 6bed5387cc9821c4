import { StoredThings } from './things/stored-things.tsx';

export function Page() {
  return <StoredThings />;
}
