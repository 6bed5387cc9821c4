import { useState } from 'react';
import { FormatStrip } from '../../tool/formatting/format-strip.tsx';
import { FormatToolbar } from '../../tool/formatting/format-toolbar.tsx';
import { useToolbarField } from '../../tool/formatting/use-toolbar-field.ts';
import { useSelected, useToolStore } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { exampleLabel, examples } from './examples.ts';
import { lazyEngine } from './lazy.ts';
import { LoreList } from './lore-list.tsx';
import { NewLine } from './new-line.tsx';
import { PasteNote } from './paste-note.tsx';
import { loreState } from './state.ts';
import { TitleField } from './title-field.tsx';
import { usePaste } from './use-paste.ts';

/** The title, the lines, and what helps to write them. */
export function TextCard() {
  const { t } = useWords();
  const store = useToolStore(loreState);
  const [draft, setDraft] = useState('');
  const toolbar = useToolbarField(t('lore_generator.item_title'), lazyEngine.load);
  const pasting = usePaste(draft, setDraft);
  const isTouched = useSelected(loreState, (state) => state !== loreState.initial);
  useNeeded(lazyEngine, isTouched);
  return (
    <Card aside={<ToolExamples of={loreState} examples={examples} labelOf={exampleLabel} />}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what happens in the fields inside comes by here */}
      <div
        ref={toolbar.card}
        className="has-strip flex flex-col gap-(--card-gap)"
        onFocus={toolbar.onFocus}
        onPaste={(event) => void pasting.onPaste(event)}
      >
        <TitleField />
        <div className="flex flex-col gap-2">
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className="text-sm font-semibold">{t('lore_generator.lore')}</h2>
            <CopyButton
              text={() => store.get().present.lines.join('\n')}
              name={t('lore_generator.copy_lines')}
            />
          </div>
          <LoreList />
          <NewLine draft={draft} onDraft={setDraft} />
        </div>
        <FormatStrip>
          {pasting.last && (
            <PasteNote
              last={pasting.last}
              onCorrect={(format) => void pasting.correct(format)}
              onDismiss={pasting.dismiss}
            />
          )}
          <FormatToolbar onTag={toolbar.onTag} target={toolbar.name} />
        </FormatStrip>
      </div>
    </Card>
  );
}
