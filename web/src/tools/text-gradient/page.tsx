import { useWords } from '../../app/use-words.tsx';
import { useToolState } from '../../state/use-tool-state.ts';
import { Card } from '../../ui/card.tsx';
import { ToolHead } from '../../ui/tool-head.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { ColourList } from './colour-list.tsx';
import { exampleLabel, examples } from './examples.ts';
import { FormatField } from './format-field.tsx';
import { GradientOutput } from './gradient-output.tsx';
import { GradientPreview } from './gradient-preview.tsx';
import { PresetMenu } from './preset-menu.tsx';
import { gradientState } from './state.ts';
import { StyleFields } from './style-fields.tsx';
import { TextField } from './text-field.tsx';

export function Page() {
  const { t } = useWords();
  const { state, set, controls } = useToolState(gradientState);
  const { text, colors, format, bold, italic, underline, strikethrough } = state;
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead examples={examples} labelOf={exampleLabel} onChoose={set} controls={controls} />
          <Card>
            <TextField text={text} set={set} />
            <StyleFields {...{ bold, italic, underline, strikethrough, set }} />
          </Card>
          <Card title={t('text_gradient.colours')}>
            <ColourList colors={colors} set={set} />
            <PresetMenu set={set} />
          </Card>
        </>
      }
      result={
        <>
          <GradientPreview state={state} />
          <Card>
            <FormatField format={format} set={set} />
            <GradientOutput state={state} />
          </Card>
        </>
      }
    />
  );
}
