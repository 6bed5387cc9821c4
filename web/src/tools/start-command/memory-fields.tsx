import { memoryAdvice, RAM_MB, readMemoryMb } from '@fucina/server-launch';
import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { useWords } from '../../words/use-words.tsx';
import { NoteList } from './note-list.tsx';
import { MACHINES_GB, serverVersionOf, startState } from './state.ts';

/** Half a gigabyte. */
const STRIDE_MB = 512;
const PRESETS_GB = [2, 4, 6, 8, 10, 12, 16] as const;

/** How much memory the server gets, and advice about it. */
export function MemoryFields() {
  const { t, language } = useWords();
  const [ram, setRam] = useField(startState, 'ram');
  const [machine, setMachine] = useField(startState, 'machine');
  const [flags] = useField(startState, 'flags');
  const [server] = useField(startState, 'server');
  const gib = useMemo(
    () => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
    [language],
  );
  const advice = memoryAdvice({
    ramMb: ram,
    flagSet: flags,
    version: serverVersionOf({ server }),
    machineMb: machine === 0 ? undefined : machine * 1024,
  });
  return (
    <>
      <Slider
        label={t('server.ram')}
        numberLabel={t('server.ram_in_mb')}
        min={RAM_MB.min}
        max={RAM_MB.max}
        step={RAM_MB.step}
        value={ram}
        fallback={RAM_MB.preset}
        stride={STRIDE_MB}
        read={readMemoryMb}
        refusal={t('server.errors.memory-range', RAM_MB)}
        describe={(mb) => `${gib.format(mb / 1024)} GiB`}
        onValueChange={setRam}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons */}
      <div role="group" aria-label={t('server.ram_presets')} className="flex flex-wrap gap-1.5">
        {PRESETS_GB.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={ram === preset * 1024}
            onClick={() => setRam(preset * 1024)}
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
          value={`${machine}`}
          onValueChange={(gb) => setMachine(Number(gb))}
        />
      </Field>
      <NoteList
        // Nobody has chosen the memory that a new page has: it is no mistake.
        notes={ram === RAM_MB.preset ? advice.map((note) => ({ ...note, level: 'info' })) : advice}
        label={t('server.ram')}
      />
    </>
  );
}
