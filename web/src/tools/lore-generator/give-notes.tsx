import { CHAT_LENGTH, COMMAND_BLOCK_LENGTH, whereItFits } from '@fucina/minecraft-item';
import { versionFamilies } from '@fucina/minecraft-item/inner';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import type { LoreState } from './state.ts';

interface GiveNotesProps {
  readonly command: string;
  readonly family: LoreState['family'];
  /** MiniMessage. */
  readonly texts: readonly string[];
}

/** Where the command can be entered, and what its versions cannot show. */
export function GiveNotes({ command, family: from, texts }: GiveNotesProps) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const family = versionFamilies.find((each) => each.from === from);
  const fit = whereItFits(command);
  const release = engine?.textsNeed(texts, from);
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <LengthMeter
          length={command.length}
          max={fit === 'chat' ? CHAT_LENGTH : COMMAND_BLOCK_LENGTH}
        />
        <span>{t(`lore_generator.fit.${fit}`)}</span>
      </div>
      {release && <p>{t('ui.text_needs', { release })}</p>}
      {family?.name === 'plain' ? (
        <p>{t('lore_generator.limits.plain_text')}</p>
      ) : family?.lore === 'plain' ? (
        <p>{t('lore_generator.limits.plain_lore')}</p>
      ) : (
        family?.hasHexColors === false && <p>{t('lore_generator.limits.no_hex')}</p>
      )}
    </div>
  );
}
