import { MarkupField, type MarkupFieldProps } from '../../tool/formatting/markup-field.tsx';
import { lazyEngine } from './lazy.ts';
import { loreState } from './state.ts';

interface LoreFieldProps extends Omit<MarkupFieldProps, 'place' | 'maxLength' | 'engine'> {
  readonly place: 'title' | 'draft' | number;
}

/** The title or a line of the lore. */
export function LoreField(props: LoreFieldProps) {
  const engine = lazyEngine.useLoaded();
  return <MarkupField {...props} maxLength={loreState.fields.title.maxLength} engine={engine} />;
}
