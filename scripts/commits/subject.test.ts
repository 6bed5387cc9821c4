import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAreas } from './areas.ts';
import { problemOfSubject } from './subject.ts';

const root = join(import.meta.dirname, '..', '..');
const areas = commitAreas();
/** The rule is kept since this commit. */
const SINCE = '333d15d5f3';

test.each([
  ['color: hex digits may have full width', undefined],
  ['skins, skulls: a failed refresh is told', undefined],
  ['Revert "color: hex digits may have full width"', undefined],
  [`color: ${'x'.repeat(65)}`, undefined],
  [`color: ${'x'.repeat(66)}`, 'too-long'],
  ['hex digits may have full width', 'no-area'],
  ['colours: hex digits may have full width', 'unknown-area'],
  ['fixup! color: hex digits may have full width', 'not-meant-to-stay'],
  ['wip', 'not-meant-to-stay'],
])('of the subject %o is said: %s', (subject, problem) => {
  expect(problemOfSubject(subject, areas)).toBe(problem);
});

test('new commits say what now happens, and where', ({ skip }) => {
  const known = git('cat-file', '-e', `${SINCE}^{commit}`).status === 0;
  // A copy without history has nothing to look at, a shallow one its newest commit.
  const log = git('log', '--no-merges', '--format=%s', known ? `${SINCE}..HEAD` : '-1');
  if (log.status !== 0) return skip('There is no history here.');
  const subjects = log.stdout.split('\n').filter((subject) => subject !== '');
  expect(
    subjects
      .map((subject) => ({ subject, problem: problemOfSubject(subject, areas) }))
      .filter(({ problem }) => problem !== undefined),
  ).toEqual([]);
});

function git(...args: string[]) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' });
}
