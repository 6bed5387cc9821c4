import { nearestColorIndex } from '@fucina/color';
import { isAtLeast, since } from '@fucina/game-versions';
import { CAPABILITIES } from '../capabilities/capabilities.ts';
import { carries } from '../capabilities/carries.ts';
import { NAMED_COLORS } from '../component/named-colors.ts';
import type { Style } from '../component/style.ts';
import type { Carrier } from '../losses/carrier.ts';
import type { LossCode } from '../losses/loss.ts';
import type { JsonForm } from './tree-writing.ts';

/** For whom a component is written. */
export interface ComponentTarget {
  /**
   * The version of the game that reads it, for example `1.20.4`: what it does not know is left out. Without it
   * everything is written that the form can say.
   */
  readonly version?: string | undefined;
  /** By default that of the version. */
  readonly form?: JsonForm | undefined;
}

const PALETTE = NAMED_COLORS.map(({ color }) => color);

export function formOf(target: ComponentTarget, usual: JsonForm): JsonForm {
  if (target.form !== undefined) return target.form;
  if (target.version === undefined) return usual;
  return isAtLeast(target.version, since.snbtText) ? 'snake' : 'camel';
}

/** `checkSnbt` looks at SNBT inside a component: payloads, dialogs and the components of items. */
export function componentCarrier(
  { version }: ComponentTarget,
  form: JsonForm,
  checkSnbt: (snbt: string) => LossCode | undefined,
): Carrier {
  const { 'item-tag': itemTag, ...others } = CAPABILITIES.json;
  const capabilities =
    form === 'snake' || itemTag === undefined ? others : { ...others, 'item-tag': itemTag };
  const hasHex = carries(capabilities, 'hex', version);
  return {
    capabilities,
    version,
    ...(!hasHex && {
      nearestColor: (color) => PALETTE[nearestColorIndex(color, PALETTE)] ?? color,
    }),
    checkStyle: (style) => snbtOf(style).flatMap((snbt) => checkSnbt(snbt) ?? []),
  };
}

function snbtOf({ click, hover }: Style): readonly string[] {
  const payload = click?.payload === undefined ? [] : [click.payload];
  const isDialog = click?.action === 'show_dialog' && click.value.startsWith('{');
  const components = hover?.action === 'show_item' ? Object.values(hover.components ?? {}) : [];
  return [...payload, ...(isDialog ? [click.value] : []), ...components];
}
