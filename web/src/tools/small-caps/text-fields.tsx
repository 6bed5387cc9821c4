import './small-caps.css';
import type { RefObject } from 'react';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { WorkshopLink } from '../../tool/workshop-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { intoView } from '../../ui/into-view.ts';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { Output } from '../../ui/output.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { convert, smallCapsState } from './state.ts';
import { hasCodes, usePaste } from './use-paste.ts';

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
  const { onPaste, isPasted, taken, keepAsTyped } = usePaste();

  return (
    <div className="small-caps-fields grid gap-x-6 gap-y-3 md:grid-cols-2">
      <Field
        label={t('smallcap.input')}
        aside={
          <span className="flex min-h-8 items-center pointer-coarse:min-h-control">
            <LengthMeter length={text.length} />
          </span>
        }
        hint={
          taken ? (
            <HintWithButton
              isNews={isPasted}
              hint={t(`smallcap.taken.${taken.become}`)}
              button={t('smallcap.keep_as_typed')}
              onClick={() => keepAsTyped(taken)}
            />
          ) : (
            !keepCodes &&
            hasCodes(text) && (
              <HintWithButton
                isNews={isPasted}
                hint={t('smallcap.codes_found')}
                button={t('smallcap.keep_codes_now')}
                onClick={() => set({ keepCodes: true })}
              />
            )
          )
        }
      >
        <TextArea
          rows={ROWS}
          value={text}
          maxLength={smallCapsState.fields.text.maxLength}
          placeholder={t('smallcap.placeholder')}
          onPaste={(event) => void onPaste(event)}
          onValueChange={(value) => set({ text: value })}
        />
      </Field>
      <div ref={area} className="min-w-0 md:pointer-coarse:-mt-1.5">
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

interface HintWithButtonProps {
  readonly isNews: boolean;
  readonly hint: string;
  readonly button: string;
  readonly onClick: () => void;
}

function HintWithButton({ isNews, hint, button, onClick }: HintWithButtonProps) {
  return (
    <span
      ref={isNews ? intoView : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      {hint}
      <Button size="small" onClick={onClick}>
        {button}
      </Button>
    </span>
  );
}
