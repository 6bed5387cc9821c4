import { memoryAdvice, RAM_MB, type StartError } from '@fucina/server-launch';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { NoteList } from './note-list.tsx';
import { MACHINES_GB, type PartProps } from './state.ts';

const PRESETS_GB = [2, 4, 6, 8, 10, 12, 16] as const;

interface ServerCardProps extends PartProps {
  readonly error: StartError | undefined;
}

/** The jar, its memory and its window: what everybody sets. */
export function ServerCard({ state, set, error }: ServerCardProps) {
  const { t, i18n } = useTranslation();
  const gib = useMemo(
    () => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }),
    [i18n.language],
  );
  const advice = memoryAdvice({
    ramMb: state.ram,
    flagSet: state.flags,
    machineMb: state.machine === 0 ? undefined : state.machine * 1024,
  });
  return (
    <Card>
      <Field
        label={t('server.jar_name')}
        error={error?.code.startsWith('jar-') && t(`server.errors.${error.code}`, { ...error })}
      >
        <TextInput
          value={state.jar}
          placeholder="server.jar"
          spellCheck={false}
          autoCapitalize="off"
          onValueChange={(jar) => set({ jar })}
        />
      </Field>
      <Slider
        label={t('server.ram')}
        numberLabel={t('server.ram_in_mb')}
        min={RAM_MB.min}
        max={RAM_MB.max}
        step={RAM_MB.step}
        value={state.ram}
        describe={(ram) => `${gib.format(ram / 1024)} GiB`}
        onValueChange={(ram) => set({ ram })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons */}
      <div role="group" aria-label={t('server.ram_presets')} className="flex flex-wrap gap-1.5">
        {PRESETS_GB.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={state.ram === preset * 1024}
            onClick={() => set({ ram: preset * 1024 })}
          >
            {preset} GB
          </Button>
        ))}
      </div>
      <Field label={t('server.machine')}>
        <Select
          choices={MACHINES_GB.map((gb) => ({
            value: `${gb}`,
            label: gb === 0 ? t('server.machine_unknown') : `${gb} GB`,
          }))}
          value={`${state.machine}`}
          onValueChange={(machine) => set({ machine: Number(machine) })}
        />
      </Field>
      <NoteList notes={advice} label={t('server.ram')} />
      <Checkbox
        label={t('server.show_gui')}
        hint={t('server.show_gui_hint')}
        checked={state.gui}
        onCheckedChange={(gui) => set({ gui })}
      />
    </Card>
  );
}
