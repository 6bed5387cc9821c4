import { useField, useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { Pasted } from './pasted.ts';
import { gradientState } from './state.ts';

/** Says how a paste was read, and lets the visitor undo that. */
export function PasteNote({
  pasted: { format, output, asTyped, isMended },
}: {
  readonly pasted: Pasted;
}) {
  const { t } = useWords();
  const store = useToolStore(gradientState);
  const [written, setWritten] = useField(gradientState, 'format');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {isMended && <span className="basis-full">{t('ui.paste_mended')}</span>}
      {t('text_gradient.read_as', { format: t(`text_gradient.read.${format}`) })}
      <Button size="small" onClick={() => store.set(asTyped)}>
        {t('text_gradient.keep_as_typed')}
      </Button>
      {output && output !== written && (
        <Button size="small" onClick={() => setWritten(output)}>
          {t('text_gradient.write_in', { format: output })}
        </Button>
      )}
    </span>
  );
}
