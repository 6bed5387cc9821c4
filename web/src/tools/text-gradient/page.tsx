import { exampleAddresses } from '../../tool/example-address.ts';
import { Tool } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { ToolLayout } from '../../tool/tool-layout.tsx';
import { Card } from '../../ui/card.tsx';
import { SkipToOutput } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Brief } from './brief.tsx';
import { ColorList } from './color-list.tsx';
import { exampleLabel, examples } from './examples.ts';
import { GradientOutput } from './gradient-output.tsx';
import { GradientPreview } from './gradient-preview.tsx';
import { GradientService } from './gradient-service.tsx';
import { PresetMenu } from './preset-menu.tsx';
import { gradientState } from './state.ts';
import { StyleFields } from './style-fields.tsx';
import { TextField } from './text-field.tsx';

export const exampleAddress = exampleAddresses('text-gradient', gradientState, examples);

export function Page() {
  const { t } = useWords();
  return (
    <Tool of={gradientState}>
      <GradientService>
        <ToolLayout
          inputs={
            <>
              <Card
                aside={
                  <ToolExamples of={gradientState} examples={examples} labelOf={exampleLabel} />
                }
              >
                <TextField />
                <SkipToOutput />
                <StyleFields />
              </Card>
              <Card title={t('text_gradient.colors')}>
                <ColorList />
                <PresetMenu />
              </Card>
            </>
          }
          result={
            <>
              <GradientPreview />
              <Card>
                <GradientOutput />
              </Card>
            </>
          }
          brief={<Brief />}
        />
      </GradientService>
    </Tool>
  );
}
