import { useSelected } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { ToolCheckbox, ToolText } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import { exampleLabel, examples } from './examples.ts';
import { jarError, jarNotes } from './made-command.ts';
import { MemoryFields } from './memory-fields.tsx';
import { NoteList } from './note-list.tsx';
import { startState } from './state.ts';

/** The jar, its memory and its window: what everybody sets. */
export function ServerCard() {
  const { t } = useWords();
  return (
    <Card aside={<ToolExamples of={startState} examples={examples} labelOf={exampleLabel} />}>
      <JarField />
      <MemoryFields />
      <ToolCheckbox
        of={startState}
        field="gui"
        label={t('server.show_gui')}
        hint={t('server.show_gui_hint')}
      />
    </Card>
  );
}

function JarField() {
  const { t } = useWords();
  const error = useSelected(startState, jarError);
  const notes = useSelected(startState, jarNotes);
  return (
    // Room for two lines: what comes and goes while somebody types moves nothing.
    <div style={{ minHeight: '7.5rem' }}>
      <ToolText
        of={startState}
        field="jar"
        label={t('server.jar_name')}
        error={error && errorWords(error, t)}
        hint={!error && notes.length === 0 && t('server.jar_hint')}
        placeholder="server.jar"
        spellCheck={false}
        autoCapitalize="off"
      />
      <div className="mt-1.5">
        <NoteList notes={notes} label={t('server.jar_name')} />
      </div>
    </div>
  );
}
