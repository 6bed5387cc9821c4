import { splitProtected } from '@fucina/minecraft-text';
import type { ClipboardEvent, RefObject } from 'react';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { WorkshopLink } from '../../tool/workshop-link.tsx';
import { Button } from '../../ui/button.tsx';
import { replaceSelection, withoutMark, withSelectionAs } from '../../ui/edit-field.ts';
import { Field } from '../../ui/field.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { convert, smallCapsState } from './state.ts';

const ROWS = 15;

/** The text and, beside it, the same text in small caps. */
export function TextFields({
  output: area,
}: {
  readonly output: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useWords();
  const { set } = useToolStore(smallCapsState);
  const state = useWholeState(smallCapsState);
  const { text, keepCodes } = state;
  const output = convert(state);
  const hasCodes = !keepCodes && hasProtected(text);

  // Of a command or a file only the words go in. The tags that say how they look stay tags.
  async function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const field = event.currentTarget;
    const copied = withoutMark(event.clipboardData.getData('text/plain'));
    if (copied === '') return;
    event.preventDefault();
    const reader = await import('./read-pasted.ts').catch(() => undefined);
    const words = reader?.wordsOf(copied) ?? copied;
    if (words === copied || !hasProtected(words)) replaceSelection(field, words);
    else set({ text: withSelectionAs(field, words), keepCodes: true }, 'beyond-field');
  }

  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Field
        label={t('smallcap.input')}
        aside={
          <span className="flex min-h-8 items-center pointer-coarse:min-h-control">
            <LengthMeter length={text.length} />
          </span>
        }
        hint={
          hasCodes && (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {t('smallcap.codes_found')}
              <Button size="small" onClick={() => set({ keepCodes: true })}>
                {t('smallcap.keep_codes_now')}
              </Button>
            </span>
          )
        }
      >
        <TextArea
          rows={ROWS}
          value={text}
          maxLength={smallCapsState.fields.text.maxLength}
          placeholder={t('smallcap.placeholder')}
          onPaste={(event) => void paste(event)}
          onValueChange={(value) => set({ text: value })}
        />
      </Field>
      <div ref={area} className="min-w-0">
        <Output
          label={t('smallcap.output')}
          value={output}
          placeholder={t('smallcap.output_placeholder')}
          rows={ROWS}
          actions={<WorkshopLink text={output} />}
        />
      </div>
    </div>
  );
}

function hasProtected(text: string): boolean {
  return splitProtected(text).some(({ isProtected }) => isProtected);
}
