import {
  CHAT_LENGTH,
  COMMAND_BLOCK_LENGTH,
  targetNeeds,
  whereItFits,
} from '@fucina/minecraft-item';
import type { VersionFamily } from '@fucina/minecraft-item/inner';
import { useId, useRef } from 'react';
import type { ButtonShape } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { useWords } from '../../words/use-words.tsx';
import type { FoundHead } from './find-head.ts';
import { refusalWords } from './refusal.ts';
import type { SkullsState } from './state.ts';
import { type Texts, writeVariant } from './write-variant.ts';

interface CommandRowProps {
  readonly family: VersionFamily;
  readonly head: FoundHead;
  readonly state: SkullsState;
  readonly texts: Texts;
  /** That of its copy button. */
  readonly look?: ButtonShape['look'];
  readonly onCopied: () => void;
}

/** The command of one range of versions, and where it can be entered. */
export function CommandRow({ family, head, state, texts, look, onCopied }: CommandRowProps) {
  const { t } = useWords();
  const titleId = useId();
  const code = useRef<HTMLPreElement>(null);
  const { name, lore, target, count, variant } = state;
  const { owner, texture } = head;
  const release = targetNeeds(target, family.from);
  const isPlain = texts === 'none';
  const textRelease = isPlain ? undefined : texts.textsNeed([name, ...lore], family.from);
  const request = { owner, texture, name, lore, target, count };
  const given = writeVariant(request, family.from, variant, texts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this is a result
    <div role="group" aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={titleId} className="font-semibold figures">
          {family.to === undefined
            ? t('skulls.from_on', { from: family.from })
            : `${family.from} – ${family.to}`}
        </h3>
        {given.ok && (
          <CopyButton
            look={look}
            className="ms-auto"
            text={given.value}
            shownIn={code}
            onCopied={onCopied}
          />
        )}
      </div>
      {given.ok ? (
        <>
          <pre
            ref={code}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled block must be reachable by keyboard
            tabIndex={0}
            className="max-h-32 overflow-auto rounded-control border border-hairline bg-raised p-3 font-mono text-sm leading-5 whitespace-pre-wrap wrap-anywhere"
          >
            {given.value}
          </pre>
          <Fit command={given.value} />
          {release && <p className="text-sm text-muted">{t('skulls.target_needs', { release })}</p>}
          {textRelease && (
            <p className="text-sm text-muted">{t('ui.text_needs', { release: textRelease })}</p>
          )}
          {family.lore === 'plain' && !isPlain && (
            <p className="text-sm text-muted">
              {t(family.name === 'plain' ? 'skulls.plain_text' : 'skulls.plain_lore')}
            </p>
          )}
        </>
      ) : (
        <p data-problem className="text-sm text-danger">
          {refusalWords(given.error, t)}
        </p>
      )}
    </div>
  );
}

function Fit({ command }: { readonly command: string }) {
  const { t } = useWords();
  const fit = whereItFits(command);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <LengthMeter
        length={command.length}
        max={fit === 'chat' ? CHAT_LENGTH : COMMAND_BLOCK_LENGTH}
      />
      <span>{t(`skulls.fit.${fit}`)}</span>
    </div>
  );
}
