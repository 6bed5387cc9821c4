import { memoryAdvice, RAM_MB } from '@fucina/server-launch';
import { memo, useMemo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { NoteList } from './note-list.tsx';
import { MACHINES_GB, type PartProps, showsOnly } from './state.ts';

const PRESETS_GB = [2, 4, 6, 8, 10, 12, 16] as const;

/** How much memory the server gets, and what to think of it. */
export const MemoryFields = memo(
  ({ state, set }: PartProps) => {
    const { t, i18n } = useWords();
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
      <>
        <Slider
          label={t('server.ram')}
          numberLabel={t('server.ram_in_mb')}
          min={RAM_MB.min}
          max={RAM_MB.max}
          step={RAM_MB.step}
          value={state.ram}
          fallback={RAM_MB.preset}
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
      </>
    );
  },
  showsOnly(['ram', 'machine', 'flags']),
);
