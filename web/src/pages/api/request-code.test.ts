import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { requestCode } from './request-code.ts';

const URL = "https://fucina.example/api/v2/rgb?text=It's&format=%26%23rrggbb";

test('the shell reads the address as it is', () => {
  const [, ...words] = requestCode('curl', URL, 'application/json').split(' ');
  const read = execFileSync('sh', ['-c', `printf '%s\\n' ${words.join(' ')}`], {
    encoding: 'utf8',
  });
  expect(read).toBe(`--fail-with-body\n${URL}\n`);
});

test.each(['javascript', 'java', 'python'] as const)('%s has the address in quotes', (language) => {
  expect(requestCode(language, URL, 'application/json')).toContain(JSON.stringify(URL));
});

test.each([
  ['curl', '--output picture.png'],
  ['javascript', 'answer.blob()'],
  ['java', 'ofFile'],
  ['python', 'urlretrieve'],
] as const)('%s saves a picture', (language, expected) => {
  expect(requestCode(language, URL, 'image/png')).toContain(expected);
});
