import './progress.css';
import { findProfile, HEX_TARGETS, PROFILES } from '@fucina/config-text';
import { TriangleAlert, X } from 'lucide';
import { useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { Button } from '../../../ui/button.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { PluginQuestions } from '../questions/plugin-questions.tsx';
import { chooseProfile, decisionsOf } from '../session/decisions.ts';
import { problemsIn } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState, MEANINGS, STYLES, TARGETS } from '../state.ts';
import { useSession, useStudioView } from '../studio-context.tsx';
import { FailedFile, FailedFiles } from './failed-files.tsx';
import { FileNotes } from './file-notes.tsx';
import { profileName } from './profiles.ts';

interface StudioHeadProps {
  /** Undefined while all files are listed. */
  readonly file: StudioFile | undefined;
}

/** How files are read and texts are written. */
export function StudioHead({ file }: StudioHeadProps) {
  const { t } = useWords();
  const { files, isBusy } = useStudioView();
  const [target, setTarget] = useField(configState, 'target');
  const [style, setStyle] = useField(configState, 'style');
  const [hex, setHex] = useField(configState, 'hex');
  const [meaning, setMeaning] = useField(configState, 'meaning');
  const of = file ?? (files.length === 1 ? files[0] : undefined);
  // What makes the game refuse a file is not folded away.
  const isRefused = of?.facts?.problems.some(({ level }) => level === 'error') ?? false;
  const replacesCodes = files.some(
    ({ facts }) => findProfile(facts?.profile ?? '')?.reading === 'tag-replace',
  );
  return (
    <section aria-label={t('config.options.title')} className="flex flex-col gap-2 px-3">
      <Collapsible isSmall label={<Summary file={of} />}>
        <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5">
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr]">
            <ProfileField file={of} />
            <Field label={t('config.options.target')}>
              <Select
                choices={TARGETS.map((value) => ({
                  value,
                  label: t(`config.options.targets.${value}`),
                }))}
                value={target}
                onValueChange={setTarget}
              />
            </Field>
            {target === 'minimessage' && (
              <Field label={t('config.options.style')}>
                <Select
                  choices={STYLES.map((value) => ({
                    value,
                    label: t(`config.options.styles.${value}`),
                  }))}
                  value={style}
                  onValueChange={setStyle}
                />
              </Field>
            )}
            {target === 'legacy' && (
              <Field label={t('config.options.hex')}>
                <Select
                  choices={HEX_TARGETS.map((value) => ({
                    value,
                    label: t(`config.options.hexes.${value}`),
                  }))}
                  value={hex}
                  onValueChange={setHex}
                />
              </Field>
            )}
            {target === 'minimessage' && replacesCodes && (
              <Field label={t('config.options.meaning')} hint={t('config.options.meaning_hint')}>
                <Select
                  choices={MEANINGS.map((value) => ({
                    value,
                    label: t(`config.options.meanings.${value}`),
                  }))}
                  value={meaning}
                  onValueChange={setMeaning}
                />
              </Field>
            )}
          </div>
          <PluginQuestions whileSettled />
          {of && !isRefused && <FileNotes file={of} />}
          {file && files.length > 1 && <CloseFile file={file} />}
        </div>
      </Collapsible>
      {of && isRefused && <FileNotes file={of} />}
      {isBusy && <Progress />}
      {of ? <FailedFile file={of} /> : !isBusy && <FailedFiles files={files} />}
    </section>
  );
}

/** What the options are, and that there is something to know about the file. */
function Summary({ file }: StudioHeadProps) {
  const { t } = useWords();
  const [target] = useField(configState, 'target');
  const profile = findProfile(file?.facts?.profile ?? '');
  const problems = file === undefined ? 0 : problemsIn(file);
  const isUnread = profile?.readsMiniMessage === false;
  return (
    <>
      <span className="shrink-0">{t('config.options.title')}</span>
      <span className="min-w-0 truncate font-normal">
        {profile && `${profileName(profile, t)} → `}
        {t(`config.options.targets.${target}`)}
      </span>
      {(problems > 0 || isUnread) && (
        <span className="flex shrink-0 items-center gap-1 text-xs text-warning">
          <Icon icon={TriangleAlert} size={14} />
          {problems > 0
            ? t('config.files.problems', { count: problems })
            : t('config.notes.reads_none_short')}
        </span>
      )}
    </>
  );
}

/** Where the files are a select; a list of files has a button of its own. */
function CloseFile({ file: { id, path } }: { readonly file: StudioFile }) {
  const { t } = useWords();
  const session = useSession();
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    <Button
      size="small"
      look="quiet"
      className="max-w-full self-start lg:hidden"
      onClick={() => session.close([id])}
    >
      <Icon icon={X} size={16} />
      <span className="truncate">{t('config.open.close', { name })}</span>
    </Button>
  );
}

/** Of the file that is shown, else of all files. */
function ProfileField({ file }: { readonly file: StudioFile | undefined }) {
  const { t } = useWords();
  const [ofAll, setOfAll] = useField(configState, 'profile');
  const [decisions, setDecisions] = useField(configState, 'decisions');
  const chosen = file ? (decisionsOf(decisions, file.id).profile ?? ofAll) : ofAll;
  const { profile = '', profileBy } = file?.facts ?? {};
  const guessBy = profileBy === 'choice' ? undefined : profileBy;
  const guessed = guessBy && findProfile(profile);
  return (
    <Field
      label={file ? t('config.options.profile') : t('config.options.profile_all')}
      hint={guessBy && t(`config.options.guessed.${guessBy}`)}
    >
      <Select
        choices={[
          {
            value: '',
            label:
              guessed === undefined
                ? t('config.options.auto')
                : guessBy === 'nothing'
                  ? t('config.options.auto_unknown')
                  : t('config.options.auto_is', { name: profileName(guessed, t) }),
          },
          ...PROFILES.map((one) => ({ value: one.id, label: profileName(one, t) })),
        ]}
        value={findProfile(chosen) ? chosen : ''}
        onValueChange={(id) => {
          if (file) setDecisions(chooseProfile(decisions, file.id, id === '' ? undefined : id));
          else setOfAll(id);
        }}
      />
    </Field>
  );
}

function Progress() {
  const { t } = useWords();
  const { files, done } = useStudioView();
  const session = useSession();
  const [isStopping, setStopping] = useState(false);
  return (
    <div className="flex items-center gap-3">
      <progress
        className="progress h-2 flex-1"
        max={Math.max(files.length, 1)}
        value={done}
        aria-label={t('config.progress.label')}
      />
      <span className="text-sm text-muted figures">
        {t('config.progress.files', { done, all: files.length })}
      </span>
      <Button
        size="small"
        aria-disabled={isStopping}
        onClick={() => {
          setStopping(true);
          session.stop();
        }}
      >
        {t('config.progress.stop')}
      </Button>
    </div>
  );
}
