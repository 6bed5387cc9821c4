import { TestFolder } from '../../../packages/cli/src/testing/folder.ts';
import type { RuleExample } from './rule-examples.ts';

/** As `--format json` reports it. */
interface Found {
  readonly rule: string;
  readonly message: string;
}

/** What `fucina check` finds in one of the two files of an example. */
export async function runExample(
  { file, options = [], ...texts }: RuleExample,
  which: 'wrong' | 'right',
  locale: string,
): Promise<readonly Found[]> {
  const folder = new TestFolder({ [file]: `${texts[which]}\n` });
  try {
    const words = ['check', '--notes', '--format', 'json', ...options, file];
    const { stdout, stderr } = await folder.fucina(words, { env: { LANG: locale } });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout);
  } finally {
    folder.remove();
  }
}
