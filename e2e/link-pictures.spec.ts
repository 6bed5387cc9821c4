import { expect, test } from '@playwright/test';
import { collectComplaints } from './complaints.ts';

function contentOf(html: string, name: string): string {
  const tag = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html);
  return (tag?.[1] ?? '').replaceAll('&amp;', '&');
}

for (const { path, alt } of [
  { path: '/tools/textgradient?text=Hello&lng=en', alt: '“Hello” in a colour gradient' },
  { path: '/tools/textgradient?text=Ciao&lng=it', alt: '“Ciao” in una sfumatura di colori' },
  {
    path: '/tools/server-status?address=play.example.net&lng=en',
    alt: 'The status of the Minecraft server play.example.net',
  },
  { path: '/texture/skins?player=Fabbro&lng=it', alt: 'La skin Minecraft di Fabbro' },
]) {
  test(`${path} is previewed with a picture of its own`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(contentOf(html, 'og:image:alt')).toBe(alt);
    const picture = contentOf(html, 'og:image');
    expect(contentOf(html, 'twitter:image')).toBe(picture);
    const { pathname, search } = new URL(picture);
    expect(pathname).toContain('/link-picture/');
    const reply = await request.get(pathname + search);
    expect(reply.headers()['content-type']).toBe('image/png');
    const png = await reply.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('a page with a state opens like any other', async ({ page }) => {
  const complaints = collectComplaints(page);
  await page.goto('/tools/textgradient?text=%22%3E%3Cb%3EHello&lng=en');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('"><b>Hello');
  expect(complaints).toEqual([]);
});
