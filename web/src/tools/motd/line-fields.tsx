import { MESSAGE_WIDTH } from '@fucina/server-message';
import { MarkupField } from '../../tool/formatting/markup-field.tsx';
import { useField } from '../../tool/tool.tsx';
import { ToolSegments } from '../../tool/tool-fields.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { SkipToOutput } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import { motdState } from './state.ts';
import { useLaidOut } from './use-laid-out.ts';

interface LineFieldsProps {
  readonly number: 1 | 2;
  readonly text: 'line1' | 'line2';
  readonly align: 'align1' | 'align2';
}

/** One line: its text, where it is, and how much of the list's width it takes. */
export function LineFields({ number, text, align }: LineFieldsProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const [value, setValue] = useField(motdState, text);
  return (
    <div className="relative flex flex-col gap-1">
      <MarkupField
        label={t('motd.line', { number })}
        aside={<WidthMeter index={number - 1} />}
        place={number}
        className="notes-over"
        maxLength={motdState.fields[text].maxLength}
        engine={engine}
        value={value}
        onChange={setValue}
      />
      <ToolSegments
        of={motdState}
        field={align}
        label={t('motd.align', { number })}
        hideLabel
        labelOf={(each) => t(`motd.aligns.${each}`)}
      />
      {number === 2 && <SkipToOutput />}
    </div>
  );
}

function WidthMeter({ index }: { readonly index: number }) {
  const { t } = useWords();
  const message = useLaidOut();
  const width = Math.ceil(message.lines[index]?.width ?? 0);
  return <LengthMeter label={t('motd.pixels')} length={width} max={MESSAGE_WIDTH} />;
}
