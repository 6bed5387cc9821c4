import { DRAWN_OUTFITS, drawSkin, type Picture } from '@fucina/skin-model';
import { PLACE_IDS } from '@fucina/text-places';
import { describe, expect, test } from 'vitest';
import { createToolFunctions, type Outside } from './index.ts';

const UUID = '069a79f444e94726a5befca90e38aaf5';
const HASH = '292009a4925b58f02c77dadc3ecef07ea4c7472f64e0fdc32ce5522489362680';
const texturesOf = (textures: unknown) => btoa(JSON.stringify({ textures }));
const SLIM = {
  SKIN: { url: `http://textures.minecraft.net/texture/${HASH}`, metadata: { model: 'slim' } },
};

function mojang(textures: unknown, skin: Picture = drawSkin(DRAWN_OUTFITS.alex, 'slim')): Outside {
  const properties = [{ name: 'textures', value: texturesOf(textures) }];
  return {
    serverStatus: async () => ({ ok: false, error: { code: 'not-asked', message: 'No.' } }),
    watchedServer: async () => ({ ok: false, error: { code: 'not-asked', message: 'No.' } }),
    mojangPlayer: async (name) => ({ ok: true, value: { id: UUID, name } }),
    mojangProfile: async (id) => ({ ok: true, value: { id, name: 'Alex', properties } }),
    skinPixels: async () => ({ ok: true, value: skin }),
  };
}

async function draw(name: string, input: unknown, outside = mojang(SLIM)) {
  const found = createToolFunctions(outside).find((each) => each.name === name);
  const result = await found?.call(input);
  if (!result?.ok) throw new Error(JSON.stringify(result?.error));
  const { value, picture } = result;
  if (picture === undefined) throw new Error('no picture');
  return { value, picture };
}

describe('preview_text', () => {
  const preview = createToolFunctions(mojang(SLIM)).find(({ name }) => name === 'preview_text');

  test.each(PLACE_IDS)('a text is drawn in the place “%s”', async (place) => {
    const { value, picture } = await draw('preview_text', { text: '<red>Hi <b>you', place });
    expect(value).toMatchObject({ place, boxes: [], width: picture.width, height: picture.height });
    const other = await draw('preview_text', { text: '<red>Hi <i>you', place });
    expect(other.picture).not.toEqual(picture);
  });

  test('it is said what a reader will not see', async () => {
    const text = '<hover:show_text:x>Hello</hover> 漢';
    const { value } = await draw('preview_text', { text, place: 'action-bar' });
    expect(value.notices).toEqual(['Here nothing is shown when a player points at the text.']);
    expect(value.boxes).toEqual(['漢']);
    const lines = { text: Array.from({ length: 20 }, () => 'line').join('\n') };
    const chat = await draw('preview_text', { ...lines, place: 'sign' });
    expect(JSON.stringify(chat.value.notices)).not.toContain('{{');
    expect(chat.value.notices).toEqual(['This place has room for 4 of the text’s 20 lines.']);
  });

  test('it is drawn as a version shows it, and larger on request', async () => {
    const old = await draw('preview_text', { text: '<#ff8800>Hi', game: '1.12.2' });
    const now = await draw('preview_text', { text: '<#ff8800>Hi' });
    expect(old.picture).not.toEqual(now.picture);
    const large = await draw('preview_text', { text: '<#ff8800>Hi', scale: 4 });
    expect(large.value).toMatchObject({ width: large.picture.width, height: large.picture.height });
    expect(large.value.width).toBe(2 * Number(now.value.width));
  });

  test('a picture that is too large is refused, with what to do', async () => {
    const text = `${'a'.repeat(50)}\n`.repeat(7);
    expect(await preview?.call({ text, place: 'disconnect', scale: 4 })).toMatchObject({
      ok: false,
      error: { code: 'picture-too-large', message: expect.stringContaining('smaller scale') },
    });
    expect(await preview?.call({ text, place: 'disconnect' })).toMatchObject({ ok: true });
  });

  test('a text of too many letters is refused; its codes do not count', async () => {
    expect(await preview?.call({ text: 'a'.repeat(401) })).toMatchObject({
      ok: false,
      error: { code: 'text-too-long', message: expect.stringContaining('401'), most: 400 },
    });
    const text = '<#ff8800>a'.repeat(199);
    expect(await preview?.call({ text })).toMatchObject({ ok: true });
  });
});

describe('render_skin', () => {
  test.each(['avatar', 'head', 'bust', 'body', 'back', 'file'])('as %s', async (view) => {
    const { value, picture } = await draw('render_skin', { who: 'Alex', view });
    expect(value).toMatchObject({
      name: 'Alex',
      hash: HASH,
      model: 'slim',
      width: picture.width,
      height: picture.height,
    });
    const steve = drawSkin(DRAWN_OUTFITS.steve, 'slim');
    const other = await draw('render_skin', { who: 'Alex', view }, mojang(SLIM, steve));
    expect(other.picture).not.toEqual(picture);
  });

  test('of a texture nothing is asked but its file', async () => {
    const { value } = await draw('render_skin', { who: HASH });
    expect(value).toMatchObject({ hash: HASH, model: 'slim' });
    expect(value.name).toBeUndefined();
  });

  test.each([
    ['/give @p player_head', SLIM, 'is-command'],
    ['Alex', {}, 'default-skin'],
  ])('%s: %j: %s', async (who, textures, code) => {
    const render = createToolFunctions(mojang(textures)).find(
      (each) => each.name === 'render_skin',
    );
    expect(await render?.call({ who })).toMatchObject({
      ok: false,
      error: { code, message: expect.stringMatching(/\.$/) },
    });
  });

  test('a texture that is no skin is an error', async () => {
    const cape = { width: 46, height: 22, data: new Uint8ClampedArray(46 * 22 * 4) };
    const render = createToolFunctions(mojang(SLIM, cape)).find(
      (each) => each.name === 'render_skin',
    );
    expect(await render?.call({ who: HASH })).toMatchObject({ error: { code: 'no-skin' } });
  });
});

describe('motd', () => {
  test('two lines are written for a file, and seen', async () => {
    const asked = { line1: '<gold>Forge</gold>', line2: '<gray>Season 3', align: 'center' };
    const { value, picture } = await draw('motd', { ...asked, target: 'velocity' });
    expect(value).toMatchObject({ file: 'velocity.toml', warnings: [], losses: [] });
    expect(value.write).toMatch(/^motd = .*<gold>Forge/);
    expect(value.where).toContain('velocity.toml');
    expect(picture.width).toBeGreaterThan(500);
  });

  test('what does not fit, and what a file cannot say, is told in sentences', async () => {
    const line1 = `<gradient:red:blue>${'Welcome to the forge '.repeat(4)}`;
    const { value } = await draw('motd', { line1, line2: 'x', target: 'properties' });
    expect(value.warnings).toEqual([
      expect.stringMatching(/^Line 1 is \d+ pixels too wide/),
      expect.stringContaining('Not seen: “x”'),
    ]);
    const sentence = expect.stringMatching(/^[A-Z].*\.$/);
    expect(value.losses).toEqual([sentence, sentence]);
    expect(JSON.stringify(value)).not.toContain('{{');
  });

  test('a line that can never fit is refused', async () => {
    const motd = createToolFunctions(mojang(SLIM)).find(({ name }) => name === 'motd');
    expect(await motd?.call({ line1: 'i'.repeat(161) })).toMatchObject({
      error: { code: 'line-too-long', message: expect.stringContaining('161') },
    });
  });
});
