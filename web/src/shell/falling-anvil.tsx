import './falling-anvil.css';
import { AnvilMark } from './anvil-mark.tsx';

const SPARKS = [-70, -50, -30, -12, 12, 30, 50, 70] as const;

interface FallingAnvilProps {
  readonly isBroken: boolean;
}

/** Falls onto the footer once and disappears. Hidden where reduced motion is preferred (falling-anvil.css). */
export function FallingAnvil({ isBroken }: FallingAnvilProps) {
  return (
    <div aria-hidden="true" className={`falling-anvil ${isBroken ? 'is-broken' : ''}`}>
      <AnvilMark className="size-24" />
      {SPARKS.map((angle) => (
        <span key={angle} className="spark" style={{ rotate: `${angle}deg` }} />
      ))}
    </div>
  );
}
