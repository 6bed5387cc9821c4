import { KeptThings } from './things/kept-things.tsx';

export function Page() {
  return <KeptThings />;
}
