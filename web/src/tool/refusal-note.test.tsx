import { COMMON_PROBLEMS, endpoints } from '@fucina/api-contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RefusalNote } from './refusal-note.tsx';

afterEach(cleanup);

const problems: Readonly<Record<string, number>> = Object.assign(
  {},
  COMMON_PROBLEMS,
  ...endpoints.map((endpoint) => endpoint.problems),
);

const note = (status: number, code: string | undefined, retryAt?: number) =>
  render(<RefusalNote refusal={{ status, code, retryAt }} />).container.textContent;

test.each(Object.entries(problems))('%s is given a reason', (code, status) => {
  expect(note(status, code)).toMatch(/^[A-Z][^.?]+[.?]/);
});

test('an answer that is not from our server has a reason too', () => {
  expect(note(502, undefined)).toBe('Our server could not answer. Try again in a minute.');
  expect(note(403, undefined)).toBe('Our server did not accept the request. ');
});

test('a private address is not to be tried again', () => {
  expect(note(400, 'blocked_target')).toMatch(/private addresses such as 192\.168\.1\.20/);
  expect(note(400, 'blocked_target')).not.toContain('Try again');
});
