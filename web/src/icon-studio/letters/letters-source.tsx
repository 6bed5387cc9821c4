import { readHex } from '@fucina/color';
import { drawLetters, type Gradient } from '@fucina/server-icon';
import type { Picture } from '@fucina/skin-model';
import { useState } from 'react';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { IconBase } from '../imaging/icon-work.ts';

const DIRECTIONS = ['down', 'right', 'diagonal'] as const;
const MAX_LETTERS = 4;

export interface Letters {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly hasShadow: boolean;
  readonly hasBackground: boolean;
  readonly backgroundFrom: string;
  readonly backgroundTo: string;
  readonly direction: (typeof DIRECTIONS)[number];
}

export const FIRST_LETTERS: Letters = {
  text: '',
  from: '#FFFFFF',
  to: '#FFE9A8',
  hasShadow: true,
  hasBackground: true,
  backgroundFrom: '#E43A96',
  backgroundTo: '#FBE108',
  direction: 'diagonal',
};

type LettersState = 'drawn' | 'unknown' | 'failed';

interface LettersSourceProps {
  readonly letters: Letters;
  readonly onLetters: (letters: Letters) => void;
  readonly onBase: (base: IconBase) => void;
}

/** One to four letters of our pixel font on a gradient. */
export function LettersSource({ letters, onLetters, onBase }: LettersSourceProps) {
  const { t } = useWords();
  const [state, setState] = useState<LettersState>('drawn');
  const newest = useNewestQuestion();

  async function change(changes: Partial<Letters>) {
    const next = { ...letters, ...changes };
    onLetters(next);
    const outcome = await newest.ask(() => draw(next));
    if (outcome === undefined) return;
    if (!outcome.ok) return setState('failed');
    setState(outcome.answer ? 'drawn' : 'unknown');
    if (outcome.answer) onBase({ kind: 'picture', picture: outcome.answer, method: 'nearest' });
  }

  const color = (name: 'from' | 'to' | 'backgroundFrom' | 'backgroundTo', label: string) => (
    <ColorField
      label={label}
      pickerLabel={t('icon.pick_color', { name: label })}
      value={letters[name]}
      onChange={(value) => void change({ [name]: value })}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t('icon.letters.text')}
        hint={t('icon.letters.hint')}
        error={state !== 'drawn' && t(`icon.letters.${state}`)}
      >
        <TextInput
          value={letters.text}
          placeholder="F"
          spellCheck={false}
          onValueChange={(text) => void change({ text: firstLetters(text) })}
        />
      </Field>
      <fieldset className="flex min-w-0 flex-wrap gap-3">
        <legend className="mb-1.5 text-sm font-medium">{t('icon.letters.color')}</legend>
        {color('from', t('icon.letters.from'))}
        {color('to', t('icon.letters.to'))}
      </fieldset>
      <Checkbox
        label={t('icon.letters.shadow')}
        checked={letters.hasShadow}
        onCheckedChange={(hasShadow) => void change({ hasShadow })}
      />
      <Checkbox
        label={t('icon.letters.background')}
        checked={letters.hasBackground}
        onCheckedChange={(hasBackground) => void change({ hasBackground })}
      />
      {letters.hasBackground && (
        <div className="flex flex-wrap items-end gap-3">
          {color('backgroundFrom', t('icon.letters.background_from'))}
          {color('backgroundTo', t('icon.letters.background_to'))}
          <Field label={t('icon.letters.direction')} className="min-w-38 flex-1">
            <Select
              choices={DIRECTIONS.map((value) => ({
                value,
                label: t(`icon.letters.directions.${value}`),
              }))}
              value={letters.direction}
              onValueChange={(direction) => void change({ direction })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function firstLetters(text: string): string {
  return Array.from(text.normalize('NFC')).slice(0, MAX_LETTERS).join('');
}

/** Undefined when a character is not in the font. */
async function draw(letters: Letters): Promise<Picture | undefined> {
  const { GLYPHS } = await import('./pixel-glyphs.ts');
  const rows = Array.from(letters.text, (character) => GLYPHS.get(character));
  const known = rows.filter((glyph) => glyph !== undefined);
  if (known.length < rows.length) return undefined;
  const { direction, hasShadow } = letters;
  return drawLetters(known, {
    ink: gradient(letters.from, letters.to, 'down'),
    background: letters.hasBackground
      ? gradient(letters.backgroundFrom, letters.backgroundTo, direction)
      : undefined,
    hasShadow,
  });
}

/** A color that is still being typed counts as white. */
function gradient(from: string, to: string, direction: Gradient['direction']): Gradient {
  const [first, last] = [readHex(from), readHex(to)];
  return {
    from: first.ok ? first.value : 0xffffff,
    to: last.ok ? last.value : 0xffffff,
    direction,
  };
}
