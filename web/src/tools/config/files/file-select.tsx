import type { ReactNode } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { problemsIn } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { unread, withProblems } from './file-words.ts';
import { MAX_LISTED, UnlistedFiles } from './unlisted-files.tsx';

interface FileSelectProps {
  readonly files: readonly StudioFile[];
  readonly found: readonly StudioFile[];
  /** What all files are called. */
  readonly all: string;
  readonly chosen: number | undefined;
  readonly onChoose: (file: number | undefined) => void;
  readonly searchBox: ReactNode;
}

/** The files as choices, with how many problems each has. */
export function FileSelect({ files, found, all, chosen, onChoose, searchBox }: FileSelectProps) {
  const { t } = useWords();
  const first = found.slice(0, MAX_LISTED);
  const isListed = chosen === undefined || first.some(({ id }) => id === chosen);
  const listed = isListed ? first : [...files.filter(({ id }) => id === chosen), ...first];
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-2">
      {searchBox}
      <Field hideLabel label={t('config.files.title')}>
        <Select
          choices={[
            { value: '', label: all },
            ...listed.map((file) => ({
              value: String(file.id),
              label:
                file.failure === undefined
                  ? withProblems(file.path, problemsIn(file), t)
                  : `${file.path} (${t(unread(file))})`,
            })),
          ]}
          value={chosen === undefined ? '' : String(chosen)}
          onValueChange={(id) => onChoose(id === '' ? undefined : Number(id))}
        />
      </Field>
      <UnlistedFiles count={found.length - first.length} />
    </div>
  );
}
