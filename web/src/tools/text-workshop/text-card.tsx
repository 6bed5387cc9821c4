import { DEFAULT_TEXT, MAX_TEXT } from '@fucina/tool-state/tools/text-workshop';
import { useCallback, useRef } from 'react';
import { FormatToolbar } from '../../tool/formatting/format-toolbar.tsx';
import { useField } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { SkipToOutput } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { type EditorHandle, TextEditor } from './editor/text-editor.tsx';
import { exampleLabel, examples } from './examples.ts';
import { lazyEngine } from './lazy.ts';
import { SourceNotes } from './source-notes.tsx';
import { useSettledSource } from './source-view.tsx';
import { workshopState } from './state.ts';
import { useDiagnostics } from './use-diagnostics.ts';

/** The text, and what is said about it. */
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
      <SkipToOutput />
      <FormatToolbar onTag={onTag} target={t('text_workshop.text')} />
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

/** How the text was read, and its length. Follows when typing pauses. */
function AboutText() {
  const { t } = useWords();
  const { text, source } = useSettledSource();
  return (
    <span className="flex min-h-8 items-center gap-3 text-sm text-muted">
      {source && t(`text_workshop.formats.${source.format}`)}
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
      aside={<AboutText />}
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
