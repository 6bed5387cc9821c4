import type { ReactNode } from 'react';

interface StageProps {
  readonly label: string;
  /** What the game shows: one or more surfaces, edge to edge. */
  readonly picture: ReactNode;
  /** What concerns the picture: switches, choices, warnings. */
  readonly children?: ReactNode;
}

/** The one hot thing of a tool's page: its result as the game draws it. */
export function Stage({ label, picture, children }: StageProps) {
  return (
    <section aria-label={label} className="stage">
      {picture}
      <div className="stage-foot">{children}</div>
    </section>
  );
}
