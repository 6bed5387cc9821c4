import './progress.css';
import { findProfile, PROFILES } from '@fucina/config-text';
import { clsx } from 'clsx';
import { X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useField } from '../../../tool/tool.tsx';
import { ToolSelect } from '../../../tool/tool-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { SettledQuestions } from '../questions/settled-questions.tsx';
import type { AskedQuestions } from '../questions/use-questions.ts';
import { chooseProfile, decisionsOf } from '../session/decisions.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { configState } from '../state.ts';
import { useSession, useStudioView } from '../studio-context.tsx';
import { FailedFile, FailedFiles } from './failed-files.tsx';
import { FileNotes } from './file-notes.tsx';
import { OptionsSummary } from './options-summary.tsx';
import { profileName } from './profiles.ts';

interface StudioHeadProps {
  /** Undefined while all files are listed. */
  readonly file: StudioFile | undefined;
  readonly questions: AskedQuestions;
  /** What is beside the button of the options. */
  readonly children?: ReactNode;
}

/** How files are read and texts are written. */
export function StudioHead({ file, questions, children }: StudioHeadProps) {
  const { t } = useWords();
  const { files, isBusy } = useStudioView();
  const [target] = useField(configState, 'target');
  const of = file ?? (files.length === 1 ? files[0] : undefined);
  const replacesCodes = files.some(
    ({ facts }) => findProfile(facts?.profile ?? '')?.reading === 'tag-replace',
  );
  return (
    <section
      aria-label={t('config.options.title')}
      className="studio-options flex flex-wrap items-start gap-2"
    >
      {children}
      <Collapsible isSmall label={<OptionsSummary file={of} />}>
        <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5">
          {of && <FileNotes file={of} />}
          <div className="grid gap-4 studio-options">
            <ProfileField file={of} />
            <ToolSelect
              of={configState}
              field="target"
              label={t('config.options.target')}
              labelOf={(value) => t(`config.options.targets.${value}`)}
            />
            {target === 'minimessage' && (
              <ToolSelect
                of={configState}
                field="style"
                label={t('config.options.style')}
                labelOf={(value) => t(`config.options.styles.${value}`)}
              />
            )}
            {target === 'legacy' && (
              <ToolSelect
                of={configState}
                field="hex"
                label={t('config.options.hex')}
                labelOf={(value) => t(`config.options.hexes.${value}`)}
              />
            )}
            {target === 'minimessage' && replacesCodes && (
              <ToolSelect
                of={configState}
                field="meaning"
                label={t('config.options.meaning')}
                hint={t('config.options.meaning_hint')}
                labelOf={(value) => t(`config.options.meanings.${value}`)}
              />
            )}
          </div>
          <SettledQuestions questions={questions} />
          {file && files.length > 1 && <CloseFile file={file} />}
        </div>
      </Collapsible>
      {isBusy && <Progress />}
      <div className="flex w-full flex-col gap-2 empty:hidden">
        {of ? <FailedFile file={of} /> : !isBusy && <FailedFiles files={files} />}
      </div>
    </section>
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
    // Beside the button, where it moves nothing. On a phone it would: a single file is read at once.
    <div
      className={clsx(
        'flex min-h-8 flex-1 basis-60 items-center gap-3',
        files.length === 1 && 'max-sm:hidden',
      )}
    >
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
