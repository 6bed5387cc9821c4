import { CHAT_LENGTH } from '@fucina/minecraft-item';
import { useWholeState } from '../../tool/tool.tsx';
import { WorkshopLink } from '../../tool/workshop-link.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { FIRST_OUTPUT_ID, Output } from '../../ui/output.tsx';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import { FormatField } from './format-field.tsx';
import { DEFAULT_FORMAT, type GradientState, gradientState } from './state.ts';
import { useGradient } from './use-gradient.ts';

/** Maximum length in chat, and of an item's name on an anvil since 1.17 (35 before). */
const LIMITS = { chat: CHAT_LENGTH, anvil: 50 };

/** Letters of the text can look like codes, so MiniMessage is named. */
function notationOf({ format = DEFAULT_FORMAT }: GradientState) {
  return format.startsWith('MiniMessage') ? ({ format: 'mini-message' } as const) : {};
}

/** The text as the service writes it. */
export function GradientOutput() {
  const { t } = useWords();
  const state = useWholeState(gradientState);
  const { text, isFailure, reason } = useGradient(state);
  return (
    <>
      <Output
        id={FIRST_OUTPUT_ID}
        label={t('text_gradient.output')}
        value={text}
        isFailure={isFailure}
        kind={<FormatField />}
        actions={!isFailure && <WorkshopLink text={text} {...notationOf(state)} />}
      />
      {reason && (
        <p role="status" data-problem className="text-sm text-danger">
          {errorWords(reason, t)}
        </p>
      )}
      {!isFailure && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <LengthMeter
            label={t('text_gradient.limits.chat')}
            length={text.length}
            max={LIMITS.chat}
          />
          <LengthMeter
            label={t('text_gradient.limits.anvil')}
            length={text.length}
            max={LIMITS.anvil}
          />
        </div>
      )}
    </>
  );
}
