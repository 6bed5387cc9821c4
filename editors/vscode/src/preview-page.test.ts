import { expect, test } from 'vitest';
import { previewPage } from './preview-page.ts';

const WORDS = { language: 'it', hint: 'Metti il cursore in un testo.' };
const RANGE = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const ADDRESS = 'data:image/png;base64,AAAA';

test('a text is shown in each place, with what is not seen there', () => {
  const place = { place: 'sign', name: 'Sign', address: ADDRESS, width: 10, height: 20 } as const;
  const notices = ['Line 2 ends before “x”: the rest is not shown.'];
  const page = previewPage({ range: RANGE, plain: 'Hi', places: [{ ...place, notices }] }, WORDS);
  expect(page).toContain('<html lang="it">');
  expect(page).toContain('<figcaption>Sign</figcaption>');
  expect(page).toContain(`<img src="${ADDRESS}" width="10" height="20" alt="Hi">`);
  expect(page).toContain(`<li>${notices[0]}</li>`);
});

test('what a text holds is never a part of the page', () => {
  const plain = '"><script>alert(1)</script>&';
  const place = { place: 'chat', name: plain, address: plain, width: 1, height: 1 } as const;
  const page = previewPage(
    { range: RANGE, plain, places: [{ ...place, notices: [plain] }] },
    WORDS,
  );
  const tags = [...page.matchAll(/<([a-z]+)/g)].map(([, name]) => name);
  expect(tags).toEqual([
    ...['html', 'head', 'meta', 'meta', 'style', 'body', 'figure', 'figcaption', 'img'],
    ...['ul', 'li'],
  ]);
  expect(page.match(/&#34;&#62;&#60;script&#62;alert\(1\)&#60;\/script&#62;&#38;/g)).toHaveLength(
    4,
  );
});

test('nothing is loaded from elsewhere, and nothing runs', () => {
  const page = previewPage(undefined, WORDS);
  expect(page).toContain("default-src 'none'; img-src data:;");
  expect(page).not.toContain('script-src');
  expect(page).toContain(WORDS.hint);
});
