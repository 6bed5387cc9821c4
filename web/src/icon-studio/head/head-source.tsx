import { ICON_SIZE } from '@fucina/server-icon';
import { renderAvatar, renderHead, type Skin } from '@fucina/skin-model';
import { type FormEvent, useState } from 'react';
import { RefusalNote } from '../../tool/refusal-note.tsx';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { whoWords } from '../../tool/who-words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import type { IconBase } from '../imaging/icon-work.ts';
import { findSkin, type SkinError } from './find-skin.ts';

const VIEWS = ['face', 'iso', 'iso-left'] as const;
/** About 256 pixels high, so that the average of the area has enough to work with. */
const SOLID_SCALE = 16;
const MAX_CHARACTERS = 1000;

interface HeadLook {
  readonly view: (typeof VIEWS)[number];
  readonly hasOverlay: boolean;
}

interface HeadSourceProps {
  readonly onBase: (base: IconBase) => void;
}

/** A player's face or head, from the skin that is looked up. */
export function HeadSource({ onBase }: HeadSourceProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [look, setLook] = useState<HeadLook>({ view: 'face', hasOverlay: true });
  const [skin, setSkin] = useState<Skin>();
  const [asked, setAsked] = useState<string>();
  const [error, setError] = useState<SkinError>();
  const newest = useNewestQuestion();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(typed);
    setError(undefined);
    const outcome = await newest.ask((signal) => findSkin(typed, signal));
    if (outcome === undefined) return;
    setAsked(undefined);
    const found = outcome.ok ? outcome.answer : undefined;
    if (found?.ok) {
      setSkin(found.value);
      onBase(headOf(found.value, look));
    } else {
      setError(found?.error ?? { code: 'connection' });
    }
  }

  function change(changes: Partial<HeadLook>) {
    const next = { ...look, ...changes };
    setLook(next);
    if (skin) onBase(headOf(skin, next));
  }

  return (
    <div className="flex flex-col gap-4">
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('icon.head.player')}
          hint={t('icon.head.hint')}
          error={error && <SkinFailure error={error} />}
        >
          <TextInput
            value={typed}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_CHARACTERS}
            onValueChange={setTyped}
          />
        </Field>
        <Button type="submit" look="primary" className="self-start" aria-disabled={asked === typed}>
          {t(asked === undefined ? 'icon.head.find' : 'icon.head.finding')}
        </Button>
      </form>
      <SegmentedControl
        label={t('icon.head.view')}
        choices={VIEWS.map((value) => ({ value, label: t(`icon.head.views.${value}`) }))}
        value={look.view}
        onValueChange={(view) => change({ view })}
      />
      <Checkbox
        label={t('icon.head.overlay')}
        checked={look.hasOverlay}
        onCheckedChange={(hasOverlay) => change({ hasOverlay })}
      />
    </div>
  );
}

function SkinFailure({ error }: { readonly error: SkinError }) {
  const { t } = useWords();
  const refusal = 'refusal' in error ? error.refusal : undefined;
  return (
    <span role="alert">
      {skinErrorWords(error, t)}{' '}
      {refusal && <RefusalNote refusal={refusal} otherwise="upstream_failed" />}
    </span>
  );
}

function headOf(skin: Skin, { view, hasOverlay: overlay }: HeadLook): IconBase {
  if (view === 'face') {
    const picture = renderAvatar(skin, { size: ICON_SIZE, overlay });
    return { kind: 'picture', picture, method: 'nearest' };
  }
  const picture = renderHead(skin, { scale: SOLID_SCALE, overlay, view });
  return { kind: 'picture', picture, method: 'area' };
}

/** Why there is no head, in words. */
function skinErrorWords(error: SkinError, t: Translate): string {
  switch (error.code) {
    case 'player':
      return t('icon.head.errors.player', { name: error.name });
    case 'typed': {
      const { reason } = error;
      if (reason.code === 'empty') return t('icon.head.errors.empty');
      const { message, advice = message } = whoWords(reason, t);
      return advice;
    }
    default:
      return t(`icon.head.errors.${error.code}`);
  }
}
