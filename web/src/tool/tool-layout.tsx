import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { ResultBar } from './result-bar/result-bar.tsx';
import { ToolActions } from './tool-actions.tsx';

interface ToolLayoutProps {
  /** Input, grouped in cards. */
  readonly inputs: ReactNode;
  /** Output: stays in sight on wide screens. */
  readonly result: ReactNode;
  /** Rarely used input: below the inputs, on small screens below the result. */
  readonly options?: ReactNode;
  /** Called after a preset was opened. */
  readonly onRestore?: () => void;
  /** The output in a bar at the bottom of a small screen, while the output itself is out of view. */
  readonly brief: ReactNode;
  readonly className?: string;
}

/** The bench with what is given, and beside it the stage with what comes out (`tool.css`). */
export function ToolLayout({
  inputs,
  result,
  options,
  onRestore,
  brief,
  className,
}: ToolLayoutProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <>
      <ToolActions onRestore={onRestore} />
      <div className={clsx('tool-columns', className)}>
        <div className="tool-column">{inputs}</div>
        <div ref={area} className="tool-column tool-stage">
          <div className="tool-column">{result}</div>
        </div>
        {options && <div className="tool-column">{options}</div>}
        <ResultBar areas={[area]} hasSheet>
          {brief}
        </ResultBar>
      </div>
    </>
  );
}
