import { FormatToolbar } from '../../tool/formatting/format-toolbar.tsx';
import { useToolbarField } from '../../tool/formatting/use-toolbar-field.ts';
import { useSelected } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { Card } from '../../ui/card.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { exampleLabel, examples } from './examples.ts';
import { lazyEngine, lazyReader } from './lazy.ts';
import { LineFields } from './line-fields.tsx';
import { motdState } from './state.ts';
import { usePaste } from './use-paste.ts';
import { Warnings } from './warnings.tsx';

/** The two lines, and what helps to write them. */
export function TextCard() {
  const { t } = useWords();
  const toolbar = useToolbarField(t('motd.line', { number: 1 }), lazyEngine.load);
  const pasting = usePaste();
  const reader = lazyReader.useLoaded();
  const isTouched = useSelected(motdState, (state) => state !== motdState.initial);
  useNeeded(lazyEngine, isTouched);
  return (
    <Card
      title={t('motd.text')}
      aside={<ToolExamples of={motdState} examples={examples} labelOf={exampleLabel} />}
      region
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what happens in the fields inside comes by here */}
      <div
        ref={toolbar.card}
        className="flex flex-col gap-(--card-gap)"
        onFocus={toolbar.onFocus}
        onPaste={(event) => void pasting.onPaste(event)}
      >
        {pasting.found && reader && (
          <reader.ReadNote found={pasting.found} onDismiss={pasting.dismiss} />
        )}
        <LineFields number={1} text="line1" align="align1" />
        <LineFields number={2} text="line2" align="align2" />
        <Warnings target={toolbar.name} />
        {/* Which line it works on is said above. */}
        <div className="[&>div>p]:hidden">
          <FormatToolbar onTag={toolbar.onTag} target={toolbar.name} />
        </div>
      </div>
    </Card>
  );
}
