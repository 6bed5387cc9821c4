import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { editField, type FieldContent } from '../../../ui/edit-field.ts';
import { useFieldControl } from '../../../ui/field.tsx';
import { useLengthLimit } from '../../../ui/length-limit.tsx';
import { TextArea } from '../../../ui/text-input.tsx';
import type { Editor, Problem } from './create-editor.ts';
import { loadEditor, useEditorModule } from './use-editor-module.ts';

/** For the toolbar: what is in the field and selected, and the change of it. */
export interface EditorHandle {
  read(): FieldContent;
  write(content: FieldContent): void;
}

interface TextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly problems: readonly Problem[];
  readonly onValueChange: (text: string) => void;
  readonly handle: RefObject<EditorHandle | null>;
}

/**
 * A plain text area that becomes an editor with colors when it is used. Text, selection and focus are carried over;
 * where the editor does not load, the text area stays.
 */
export function TextEditor({
  label,
  value,
  maxLength,
  problems,
  onValueChange,
  handle,
}: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const hadFocus = useRef(false);
  const [isUsed, setUsed] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [isEditor, setEditor] = useState(false);
  const module = useEditorModule();
  const limit = useLengthLimit({ maxLength, value, onValueChange });
  const newest = useRef({ value, change: limit.change });
  useLayoutEffect(() => {
    newest.current = { value, change: limit.change };
  });

  const canStart = module !== undefined && isUsed && !isComposing;
  useLayoutEffect(() => {
    const plain = area.current;
    if (!canStart || host.current === null || plain === null) return;
    hadFocus.current = document.activeElement === plain;
    const created = module.createEditor(host.current, {
      label,
      content: {
        text: newest.current.value,
        from: plain.selectionStart,
        to: plain.selectionEnd,
      },
      maxLength,
      onChange: (text) => newest.current.change(text),
    });
    editor.current = created;
    setEditor(true);
    return () => {
      created.destroy();
      editor.current = null;
      setEditor(false);
    };
  }, [canStart, module, label, maxLength]);

  // What is hidden cannot be focused.
  useLayoutEffect(() => {
    if (isEditor && hadFocus.current) editor.current?.focus();
  }, [isEditor]);
  useLayoutEffect(() => {
    if (isEditor) editor.current?.setText(value);
  }, [isEditor, value]);
  useEffect(() => {
    if (isEditor) editor.current?.setProblems(problems);
  }, [isEditor, problems]);

  useImperativeHandle(handle, () => ({
    read() {
      const plain = area.current;
      if (editor.current !== null || plain === null) {
        return editor.current?.read() ?? { text: value, from: value.length, to: value.length };
      }
      return { text: plain.value, from: plain.selectionStart, to: plain.selectionEnd };
    },
    write(content) {
      if (editor.current !== null) editor.current.write(content);
      else if (area.current !== null) editField(area.current, content);
    },
  }));

  const { id, ...control } = useFieldControl();
  return (
    <>
      <div
        ref={host}
        id={isEditor ? id : undefined}
        className="min-h-41 contain-layout"
        hidden={!isEditor}
      />
      {!isEditor && (
        <TextArea
          ref={area}
          id={id}
          {...control}
          rows={6}
          className="min-h-41 font-mono text-[0.9375rem]"
          spellCheck={false}
          autoCapitalize="off"
          value={value}
          onValueChange={limit.change}
          onFocus={() => {
            setUsed(true);
            // Without it the text area does the same, without colors.
            loadEditor().catch(() => undefined);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      )}
      {limit.note}
    </>
  );
}
