import { DEFAULT_TEXT, MAX_TEXT } from '@fucina/tool-state/tools/text-workshop';
import { useCallback, useRef } from 'react';
import { FormatToolbar } from '../../tool/formatting/format-toolbar.tsx';
import { useField } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { BackdropSwitch } from '../../ui/game-places/backdrop-switch.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type EditorHandle, TextEditor } from './editor/text-editor.tsx';
import { exampleLabel, examples } from './examples.ts';
import { FormatField } from './format-field.tsx';
import { lazyEngine } from './lazy.ts';
import { ToOutputs } from './outputs-card.tsx';
import { SampleValues } from './sample-value-fields.tsx';
import { SourceNotes } from './source-notes.tsx';
import { useSettledSource } from './source-view.tsx';
import { workshopState } from './state.ts';
import { useDiagnostics } from './use-diagnostics.ts';
import { VersionFields } from './version-fields.tsx';

/** The text, how it was read, and for which versions. */
export function TextCard() {
  const { t } = useWords();
  const editor = useRef<EditorHandle>(null);
  const onTag = useCallback((tag: string) => {
    void lazyEngine.load().then(({ wrapInTag }) => {
      const { current } = editor;
      current?.write(wrapInTag(current.read(), tag));
    });
  }, []);
  return (
    <Card aside={<ToolExamples of={workshopState} examples={examples} labelOf={exampleLabel} />}>
      <DiagnosedField editor={editor} />
      <ToOutputs />
      <FormatToolbar onTag={onTag} target={t('text_workshop.text')} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <FormatField />
        <VersionFields />
      </div>
      <SampleValues />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <AnimateSwitch />
        <BackdropSwitch />
      </div>
    </Card>
  );
}

/** The field and what is said about its text, which follows when typing pauses. */
function DiagnosedField({ editor }: Pick<TextFieldProps, 'editor'>) {
  const seen = useSettledSource();
  const diagnostics = useDiagnostics(seen);
  return (
    <>
      <TextField editor={editor} diagnostics={diagnostics} />
      {seen.source && (
        <SourceNotes text={seen.text} source={seen.source} diagnostics={diagnostics} />
      )}
    </>
  );
}

/** Follows when typing pauses. */
function TextLength() {
  const { text } = useSettledSource();
  return (
    <span className="flex min-h-8 items-center">
      <LengthMeter length={text.length} />
    </span>
  );
}

interface TextFieldProps {
  readonly editor: React.RefObject<EditorHandle | null>;
  readonly diagnostics: ReturnType<typeof useDiagnostics>;
}

function TextField({ editor, diagnostics }: TextFieldProps) {
  const { t } = useWords();
  return (
    <Field
      label={t('text_workshop.text')}
      hint={t('text_workshop.text_hint')}
      aside={<TextLength />}
    >
      <FollowingEditor editor={editor} diagnostics={diagnostics} />
    </Field>
  );
}

/** Only this re-renders at a keystroke, and not its label and what is beside it. */
function FollowingEditor({ editor, diagnostics }: TextFieldProps) {
  const [text, setText] = useField(workshopState, 'text');
  return (
    <TextEditor
      value={text}
      maxLength={MAX_TEXT}
      sample={DEFAULT_TEXT}
      problems={diagnostics}
      onValueChange={setText}
      handle={editor}
    />
  );
}
