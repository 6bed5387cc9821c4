const MAX_LENGTH = 72;

export type SubjectProblem = 'too-long' | 'no-area' | 'unknown-area' | 'not-meant-to-stay';

/** What is wrong with the first line of a commit's message. */
export function problemOfSubject(
  subject: string,
  areas: ReadonlySet<string>,
): SubjectProblem | undefined {
  if (/^(?:fixup!|squash!|amend!|wip\b)/i.test(subject)) return 'not-meant-to-stay';
  // Git's own words, for what was written elsewhere.
  if (/^(?:Merge|Revert) /.test(subject)) return undefined;
  if (subject.length > MAX_LENGTH) return 'too-long';
  const area = /^([^:]+): ./.exec(subject)?.[1];
  if (area === undefined) return 'no-area';
  return area.split(', ').every((one) => areas.has(one)) ? undefined : 'unknown-area';
}
