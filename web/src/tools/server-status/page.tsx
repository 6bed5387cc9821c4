import { InTheForge } from '../../shell/in-the-forge.tsx';

export function Page() {
  return <InTheForge />;
}
