import { useWords } from '../../app/use-words.tsx';
import { useToolControls } from '../../state/use-tool-controls.ts';
import { useToolStore } from '../../state/use-tool-store.ts';
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
  const store = useToolStore(gradientState);
  const controls = useToolControls(store);
  return (
    <ToolLayout
      inputs={
        <>
          <ToolHead
            examples={examples}
            labelOf={exampleLabel}
            onChoose={store.set}
            controls={controls}
          />
          <Card>
            <TextField store={store} />
            <StyleFields store={store} />
          </Card>
          <Card title={t('text_gradient.colours')}>
            <ColourList store={store} />
            <PresetMenu store={store} />
          </Card>
        </>
      }
      result={
        <>
          <GradientPreview store={store} />
          <Card>
            <FormatField store={store} />
            <GradientOutput store={store} />
          </Card>
        </>
      }
    />
  );
}
