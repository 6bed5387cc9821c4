import { MarkupField, type MarkupFieldProps } from '../../tool/formatting/markup-field.tsx';
import { loreState } from './state.ts';
import { useEngine } from './use-engine.ts';

interface LoreFieldProps extends Omit<MarkupFieldProps, 'place' | 'maxLength' | 'engine'> {
  readonly place: 'title' | 'draft' | number;
}

/** The title or a line of the lore. */
export function LoreField(props: LoreFieldProps) {
  const engine = useEngine();
  return <MarkupField {...props} maxLength={loreState.fields.title.maxLength} engine={engine} />;
}
