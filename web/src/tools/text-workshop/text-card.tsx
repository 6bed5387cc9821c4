import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { FormatField } from './format-field.tsx';
import { SampleValues } from './sample-value-fields.tsx';
import { SourceNotes } from './source-notes.tsx';
import { workshopState } from './state.ts';
import { VersionFields } from './version-fields.tsx';

/** The text, how it was read, and for which versions. */
export function TextCard() {
  const { t } = useWords();
  const [text, setText] = useField(workshopState, 'text');
  return (
    <Card>
      <Field
        label={t('text_workshop.text')}
        hint={t('text_workshop.text_hint')}
        aside={
          <span className="flex min-h-8 items-center">
            <LengthMeter length={text.length} />
          </span>
        }
      >
        <TextArea
          rows={6}
          className="font-mono text-[0.9375rem]"
          spellCheck={false}
          autoCapitalize="off"
          value={text}
          maxLength={workshopState.fields.text.maxLength}
          onValueChange={setText}
        />
      </Field>
      <SourceNotes />
      <FormatField />
      <VersionFields />
      <SampleValues />
      <AnimateSwitch />
    </Card>
  );
}
