import { memo, useMemo, useState } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { problemsIn } from '../session/problems.ts';
import type { StudioFile } from '../session/studio-file.ts';
import { FileSelect } from './file-select.tsx';
import { FileTree } from './file-tree.tsx';
import { withProblems } from './file-words.ts';
import { MAX_LISTED } from './unlisted-files.tsx';

interface FilesPanelProps {
  readonly files: readonly StudioFile[];
  /** Undefined for all files. */
  readonly chosen: number | undefined;
  /** Whether there is room beside the list; else the files are a select. Each takes a browser long to make. */
  readonly isBeside: boolean;
  readonly onChoose: (file: number | undefined) => void;
}

/** So few files are found without a search. */
const FEW_FILES = 12;

/** Memoised: thousands of files are not drawn again with each letter of a search for texts. */
export const FilesPanel = memo(function FilesPanel(props: FilesPanelProps) {
  const { files, chosen, isBeside, onChoose } = props;
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = useMemo(
    () => (needle === '' ? files : files.filter(({ path }) => path.toLowerCase().includes(needle))),
    [files, needle],
  );
  const problems = files.reduce((sum, file) => sum + problemsIn(file), 0);
  const all = withProblems(t('config.files.all'), problems, t);
  const searchBox = files.length > (isBeside ? FEW_FILES : MAX_LISTED) && (
    <TextInput
      type="search"
      aria-label={t('config.files.search')}
      placeholder={t('config.files.search')}
      value={search}
      className={isBeside ? 'mt-1 min-h-8! text-sm!' : undefined}
      onValueChange={setSearch}
    />
  );
  const Files = isBeside ? FileTree : FileSelect;
  return <Files {...{ files, found, needle, all, chosen, onChoose, searchBox }} />;
});
