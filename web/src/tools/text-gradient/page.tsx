import { GRADIENT_FORMATS } from '@fucina/minecraft-text';
import { useTranslation } from 'react-i18next';
import { useToolState } from '../../state/use-tool-state.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { ToolActions } from '../../ui/tool-actions.tsx';
import { ToolLayout } from '../../ui/tool-layout.tsx';
import { ColourList } from './colour-list.tsx';
import { examples } from './examples.ts';
import { GradientPreview } from './gradient-preview.tsx';
import { PresetMenu } from './preset-menu.tsx';
import { DEFAULT_FORMAT, gradientState, STYLES } from './state.ts';
import { TextField } from './text-field.tsx';
import { useGradient } from './use-gradient.ts';

/** Longest that chat takes, and an item's name on an anvil (with room that servers differ in). */
const LIMITS = { chat: 256, anvil: 100 };

export function Page() {
  const { t } = useTranslation();
  const tool = useToolState(gradientState);
  const { state, set } = tool;
  const output = useGradient(state);
  return (
    <ToolLayout
      inputs={
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <ExamplesMenu
              examples={examples.map((example) => ({
                label: t(`text_gradient.examples.${example.name}`),
                value: example.state,
              }))}
              onChoose={set}
            />
            <ToolActions tool={tool} />
          </div>
          <Card>
            <TextField tool={tool} />
            <div className="flex flex-wrap gap-x-6 gap-y-1">
              {STYLES.map((style) => (
                <Checkbox
                  key={style}
                  label={t(`text_gradient.${style}`)}
                  checked={state[style]}
                  onCheckedChange={(checked) => set({ [style]: checked })}
                />
              ))}
            </div>
          </Card>
          <Card title={t('text_gradient.colours')}>
            <ColourList colors={state.colors} onChange={(colors) => set({ colors })} />
            <PresetMenu onChoose={(colors) => set({ colors })} />
          </Card>
        </>
      }
      result={
        <>
          <GradientPreview state={state} />
          <Card>
            <Combobox
              title={t('text_gradient.format')}
              entries={GRADIENT_FORMATS.map((format) => ({ value: format, label: format }))}
              searchPlaceholder={t('text_gradient.search_format')}
              value={state.format}
              onValueChange={(format) => set({ format })}
            />
            <Output
              label={t('text_gradient.output')}
              value={output}
              kind={state.format ?? DEFAULT_FORMAT}
              rows={5}
            />
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              <LengthMeter
                label={t('text_gradient.limits.chat')}
                length={output.length}
                max={LIMITS.chat}
              />
              <LengthMeter
                label={t('text_gradient.limits.anvil')}
                length={output.length}
                max={LIMITS.anvil}
              />
            </div>
          </Card>
        </>
      }
    />
  );
}
