import type { Rgb } from '@fucina/color';
import type { Capabilities } from '../capabilities/capabilities.ts';
import type { ComponentContent } from '../component/component.ts';
import type { Style } from '../component/style.ts';
import type { LossCode } from './loss.ts';

/** What one writer can say, with the options it was given. */
export interface Carrier {
  readonly capabilities: Capabilities;
  /** Undefined: the newest. */
  readonly version?: string | undefined;
  /** Values that it cannot say although it has the feature. Called once for each style. */
  readonly checkStyle?: (style: Style) => readonly LossCode[];
  readonly checkContent?: (content: ComponentContent) => readonly LossCode[];
  readonly checkText?: (text: string) => readonly LossCode[];
  /** The color that is written where it has no hex colors. */
  readonly nearestColor?: (color: Rgb) => Rgb;
  /** How many gradients may be inside each other. */
  readonly maxGradients?: number;
  /** How deep texts may be inside arguments and hover texts. */
  readonly maxNesting?: number;
}
