import { clsx } from 'clsx';
import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { editField, type FieldContent } from '../../../ui/edit-field.ts';
import { useFieldControl } from '../../../ui/field.tsx';
import { createLazyModule } from '../../../ui/lazy-module.ts';
import { useLengthLimit } from '../../../ui/length-limit.tsx';
import { changeBetween } from '../../../ui/text-change.ts';
import type { Problem } from './painting.ts';

/** For the toolbar: what is in the field and selected, and the change of it. */
export interface EditorHandle {
  read(): FieldContent;
  write(content: FieldContent): void;
}

interface TextEditorProps {
  readonly value: string;
  readonly maxLength: number;
  /** Nobody wrote it: what is pasted behind it takes its place. */
  readonly sample: string;
  readonly problems: readonly Problem[];
  readonly onValueChange: (text: string) => void;
  readonly handle: RefObject<EditorHandle | null>;
}

const painting = createLazyModule(() => import('./painting.ts'));

/** Its size does not depend on the text, so that a key makes the browser lay out only what is in it. */
const BOX =
  'rounded-control border border-control bg-field font-mono text-body-sm leading-6 outline-offset-2 ' +
  'outline-focus [contain:size_layout] hover:border-ink focus-within:outline-2';
/** The letters of the field and of what lies below it, at the same places. */
const LETTERS = 'px-3 py-2 whitespace-pre-wrap wrap-break-word';

/**
 * A text area, below which the same text is colored: tags, and what is wrong. Its own letters are invisible as soon as
 * these colors are there; where a browser has none, they are what is seen.
 */
export function TextEditor({
  value,
  maxLength,
  sample,
  problems,
  onValueChange,
  handle,
}: TextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  // The mirror's one node of text is changed below, not by React: what is marked in it moves along.
  const [first] = useState(`${value}\n`);
  const module = painting.useLoaded();
  const painter = module?.canPaint === true ? module : undefined;
  const limit = useLengthLimit({ maxLength, value, onValueChange });

  useLayoutEffect(() => {
    const text = textOf(mirror.current);
    const { from, to, insert } = changeBetween(text.data, `${value}\n`);
    if (from < to || insert !== '') text.replaceData(from, to - from, insert);
    painter?.paintMarks(text, value);
  }, [painter, value]);
  useLayoutEffect(
    () => painter?.paintProblems(textOf(mirror.current), problems),
    [painter, problems],
  );
  useLayoutEffect(() => painter?.clearPaint, [painter]);

  useImperativeHandle(handle, () => ({
    read() {
      const { selectionStart: from = value.length, selectionEnd: to = from } = area.current ?? {};
      return { text: area.current?.value ?? value, from, to };
    },
    write: (content) => area.current && editField(area.current, content),
  }));

  const control = useFieldControl();
  return (
    <>
      <div className={clsx(BOX, 'text-editor h-41 resize-y overflow-auto')}>
        <div className="relative min-h-full">
          <div
            ref={mirror}
            aria-hidden
            className={clsx(
              LETTERS,
              'letters-of-field forced-colors:invisible',
              !painter && 'invisible',
            )}
          >
            {first}
          </div>
          <textarea
            ref={area}
            autoComplete="off"
            {...control}
            className={clsx(
              LETTERS,
              'absolute inset-0 block size-full resize-none outline-none',
              painter ? 'overflow-hidden text-transparent caret-ink' : 'text-ink',
            )}
            spellCheck={false}
            autoCapitalize="off"
            value={value}
            onPaste={({ currentTarget }) => {
              const isBehind = currentTarget.selectionStart === value.length;
              if (value === sample && isBehind) currentTarget.select();
            }}
            onChange={(event) => limit.change(event.target.value)}
            // Without it the letters stay as they are.
            onFocus={() => void painting.load().catch(() => undefined)}
          />
        </div>
      </div>
      {limit.note}
    </>
  );
}

/** React has made the one node of text in it. */
function textOf(mirror: HTMLElement | null): Text {
  return mirror?.firstChild as Text;
}
