import type { WatchChannel } from '@fucina/api-contract';
import { fallbackLanguage, isLanguageCode, type LanguageCode, languages } from '@fucina/site';
import { ALERTS, DELAYS_S, REPEATS_S } from '@fucina/watch';
import { type SubmitEvent, useId, useState } from 'react';
import type { NewChannel } from '../../api/watch-channels.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { FailureNote } from './failure-note.tsx';
import type { Failure } from './use-answer.ts';
import { useFormats } from './use-formats.ts';

export type Draft = Required<NewChannel>;

export function newDraft(languageOfWatch: string): Draft {
  const language = readLanguage(languageOfWatch);
  const usual = { url: '', label: '', delay_s: 0, repeat_s: 0 };
  return { kind: 'discord', language, kinds: [...ALERTS], ...usual };
}

/** The rest of a channel's settings: where it leads is not told again. */
export function draftOf({ kind, label, language, kinds, delay_s, repeat_s }: WatchChannel): Draft {
  return { kind, url: '', label, language: readLanguage(language), kinds, delay_s, repeat_s };
}

function readLanguage(code: string): LanguageCode {
  return isLanguageCode(code) ? code : fallbackLanguage;
}

interface AlertFormProps {
  readonly draft: Draft;
  /** Only a new channel is asked where it leads. */
  readonly isNew?: boolean;
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /** What the button says. */
  readonly submit: string;
  readonly onSubmit: (draft: Draft) => void;
  readonly onCancel?: () => void;
}

const KINDS = ['discord', 'webhook'] as const;
const MAX_URL = 2048;
const MAX_LABEL = 80;
const BEGINNING = /^https?:\/\/\S+$/i;
const DISCORD = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/api\//;

/** Where a channel leads, what is told there, and when. */
export function AlertForm(props: AlertFormProps) {
  const { isNew = false, isBusy, failure, submit, onSubmit, onCancel } = props;
  const { t } = useWords();
  const { duration } = useFormats();
  const [draft, setDraft] = useState(props.draft);
  const [sent, setSent] = useState<Draft>();
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const { kind, url, label, kinds, delay_s, repeat_s, language } = draft;
  const isUrlMissing = isNew && !BEGINNING.test(url.trim());
  const hasNoWants = kinds.length === 0;
  // What our server said of an address holds for that address.
  const isOfUrl = sent?.url === url && sent.kind === kind;
  const refusedUrl = isOfUrl ? urlFault(failure, kind, t) : undefined;
  const missingUrl = sent && isUrlMissing ? t('watched.alerts.errors.no_address') : undefined;

  function save(event: SubmitEvent) {
    event.preventDefault();
    setSent(draft);
    if (isUrlMissing || hasNoWants) return;
    onSubmit({ ...draft, url: url.trim(), label: label.trim() });
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={save}>
      {isNew && (
        <>
          <SegmentedControl
            label={t('watched.alerts.where')}
            choices={KINDS.map((value) => ({
              value,
              label: t(`watched.alerts.kinds.${value}`),
            }))}
            value={kind}
            onValueChange={(value) => set({ kind: value })}
          />
          <Field
            label={t('watched.alerts.url')}
            hint={t(`watched.alerts.url_hint.${kind}`)}
            error={missingUrl ?? refusedUrl}
          >
            <TextInput
              inputMode="url"
              value={url}
              maxLength={MAX_URL}
              autoCapitalize="none"
              spellCheck={false}
              onValueChange={(value) =>
                set({ url: value, ...(DISCORD.test(value) && { kind: 'discord' }) })
              }
            />
          </Field>
        </>
      )}
      <Field label={t('watched.alerts.label')} hint={t('watched.alerts.label_hint')}>
        <TextInput
          value={label}
          maxLength={MAX_LABEL}
          onValueChange={(value) => set({ label: value })}
        />
      </Field>
      <Wants
        kinds={kinds}
        error={hasNoWants ? t('watched.alerts.errors.no_wants') : undefined}
        onChange={(next) => set({ kinds: next })}
      />
      <Field label={t('watched.alerts.delay')} hint={t('watched.alerts.delay_hint')}>
        <Select
          choices={DELAYS_S.map((seconds) => ({
            value: String(seconds),
            label:
              seconds === 0
                ? t('watched.alerts.at_once')
                : t('watched.alerts.after', { duration: duration(seconds) }),
          }))}
          value={String(delay_s)}
          onValueChange={(value) => set({ delay_s: Number(value) })}
        />
      </Field>
      <Field label={t('watched.alerts.repeat')}>
        <Select
          choices={REPEATS_S.map((seconds) => ({
            value: String(seconds),
            label:
              seconds === 0
                ? t('watched.alerts.never')
                : t('watched.alerts.every', { duration: duration(seconds) }),
          }))}
          value={String(repeat_s)}
          onValueChange={(value) => set({ repeat_s: Number(value) })}
        />
      </Field>
      {/* Programs are told in no language. */}
      {kind === 'discord' && (
        <Field label={t('watched.alerts.language')}>
          <Select
            choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={language}
            onValueChange={(value) => isLanguageCode(value) && set({ language: value })}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isBusy}>
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('watched.alerts.cancel')}</Button>}
      </div>
      {failure && urlFault(failure, kind, t) === undefined && <FailureNote failure={failure} />}
    </form>
  );
}

/** What our server has against an address; undefined where it is something else. */
function urlFault(
  failure: Failure | undefined,
  kind: Draft['kind'],
  t: Translate,
): string | undefined {
  if (failure?.reason !== 'refused') return undefined;
  if (failure.code === 'blocked_target') return t('watched.alerts.errors.blocked');
  return failure.code === 'bad_webhook' ? t(`watched.alerts.errors.${kind}`) : undefined;
}

interface WantsProps {
  readonly kinds: Draft['kinds'];
  readonly error: string | undefined;
  readonly onChange: (kinds: Draft['kinds']) => void;
}

function Wants({ kinds, error, onChange }: WantsProps) {
  const { t } = useWords();
  const errorId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm font-medium">{t('watched.alerts.wants')}</legend>
      {ALERTS.map((alert) => (
        <Checkbox
          key={alert}
          label={t(`watched.alerts.news.${alert}`)}
          checked={kinds.includes(alert)}
          onCheckedChange={(isOn) =>
            onChange(ALERTS.filter((one) => (one === alert ? isOn : kinds.includes(one))))
          }
        />
      ))}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
