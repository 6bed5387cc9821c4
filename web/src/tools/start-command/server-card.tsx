import { useField, useSelected } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import { exampleLabel, examples } from './examples.ts';
import { jarError, jarNotes } from './made-command.ts';
import { MemoryFields } from './memory-fields.tsx';
import { NoteList } from './note-list.tsx';
import { startState } from './state.ts';

/** The jar, its memory and its window: what everybody sets. */
export function ServerCard() {
  return (
    <Card aside={<ToolExamples of={startState} examples={examples} labelOf={exampleLabel} />}>
      <JarField />
      <MemoryFields />
      <WindowField />
    </Card>
  );
}

function JarField() {
  const { t } = useWords();
  const [jar, setJar] = useField(startState, 'jar');
  const error = useSelected(startState, jarError);
  const notes = useSelected(startState, jarNotes);
  return (
    // Room for two lines: what comes and goes while somebody types moves nothing.
    <div style={{ minHeight: '7.5rem' }}>
      <Field
        label={t('server.jar_name')}
        error={error && errorWords(error, t)}
        hint={!error && notes.length === 0 && t('server.jar_hint')}
      >
        <TextInput
          maxLength={startState.fields.jar.maxLength}
          value={jar}
          placeholder="server.jar"
          spellCheck={false}
          autoCapitalize="off"
          onValueChange={setJar}
        />
      </Field>
      <div className="mt-1.5">
        <NoteList notes={notes} label={t('server.jar_name')} />
      </div>
    </div>
  );
}

function WindowField() {
  const { t } = useWords();
  const [gui, setGui] = useField(startState, 'gui');
  return (
    <Checkbox
      label={t('server.show_gui')}
      hint={t('server.show_gui_hint')}
      checked={gui}
      onCheckedChange={setGui}
    />
  );
}
