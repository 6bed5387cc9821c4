import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Decisions and changelogs tell what was once so. */
const DOCUMENTS = [
  '*.md',
  'docs/*.md',
  'docs/manual/*/*.md',
  '{packages,e2e,scripts}/*/README.md',
  '{web,server}/*.md',
];
const PROGRAM = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|fucina)\b/;
const FENCE = /^```(?:sh|bash)\n([\s\S]*?)^```/gm;
const INLINE = /`((?:npm|npx|node|docker) [^`\n]+)`/g;

/** Those of the manual need the files that stand above them: scripts/manual/manual.test.ts runs them. */
const isRunElsewhere = (file: string, line: string) =>
  /^docs.manual/.test(file) && line.startsWith('fucina ');

export interface DocumentedCommand {
  readonly file: string;
  readonly command: string;
}

/** The commands in our documents, as a reader would type them. */
export function documentedCommands(): DocumentedCommand[] {
  return globSync(DOCUMENTS, { cwd: root })
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const fenced = [...text.matchAll(FENCE)].flatMap(([, block = '']) => block.split('\n'));
      const inline = [...text.matchAll(INLINE)].map(([, command = '']) => command);
      return [...fenced.map((line) => line.replace(/\s+# .*/, '').trim()), ...inline]
        .filter((line) => PROGRAM.test(line) && !isRunElsewhere(file, line))
        .flatMap((line) => line.split(' && '))
        .map((command) => ({ file: file.replaceAll('\\', '/'), command }));
    });
}
