import { readWho, type Who } from '@fucina/minecraft-profile';
import { explainWho } from '@fucina/minecraft-profile/messages';
import {
  type Picture,
  readSkin,
  renderAvatar,
  renderBody,
  renderBust,
  renderHead,
  type Skin,
  type SkinModel,
} from '@fucina/skin-model';
import { z } from 'zod';
import { TOOL_LIMITS } from '../limits.ts';
import type { Outside } from '../outside.ts';
import {
  defineToolFunction,
  refuse,
  type ToolFunction,
  type ToolResult,
} from '../tool-function.ts';
import { wornTextures } from './worn-textures.ts';

const VIEWS = {
  avatar: (skin, overlay) => renderAvatar(skin, { size: 160, overlay }),
  head: (skin, overlay) => renderHead(skin, { scale: 10, overlay }),
  bust: (skin, overlay) => renderBust(skin, { scale: 10, overlay }),
  body: (skin, overlay) => renderBody(skin, { scale: 10, overlay }),
  back: (skin, overlay) => renderBody(skin, { scale: 10, overlay, view: 'back' }),
  file: (skin) => skin.pixels,
} as const satisfies Readonly<Record<string, (skin: Skin, overlay: boolean) => Picture>>;

const input = z.strictObject({
  who: z
    .string()
    .min(1)
    .max(TOOL_LIMITS.who)
    .describe('Player name or uuid, or a texture: its hash, URL or base64 value'),
  view: z.enum(Object.keys(VIEWS) as (keyof typeof VIEWS)[]).default('body'), // the keys of that object
  overlay: z
    .boolean()
    .default(true)
    .describe('With the outer layer: hat, jacket, sleeves, trousers'),
});

const output = z.object({
  name: z.string().optional(),
  uuid: z.string().optional(),
  hash: z.string().describe('Of the texture; head_command takes it'),
  model: z.enum(['wide', 'slim']),
  width: z.int(),
  height: z.int(),
});

interface Worn {
  readonly name?: string;
  readonly uuid?: string;
  readonly hash: string;
  readonly model?: SkinModel;
}

type Questions = Pick<Outside, 'mojangPlayer' | 'mojangProfile' | 'skinPixels'>;

export function renderSkin(outside: Questions): ToolFunction {
  return defineToolFunction({
    name: 'render_skin',
    price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
    title: 'Picture of a skin',
    description: 'Draws the skin of a Java Edition player, or of a texture, as a PNG picture.',
    input,
    output,
    isOpenWorld: true,
    async ask({ who: typed }) {
      const who = readWho(typed);
      if (!who.ok) return refuse({ ...who.error, message: explainWho(who.error) });
      const worn = await wornBy(who.value, outside);
      if (!worn.ok) return worn;
      const pixels = await outside.skinPixels(worn.value.hash);
      return pixels.ok ? { ok: true, value: { worn: worn.value, pixels: pixels.value } } : pixels;
    },
    run({ view, overlay }, { worn, pixels }) {
      const skin = pixels && readSkin(pixels, worn.model);
      if (!skin?.ok) return refuse(NO_SKIN);
      const picture = VIEWS[view](skin.value, overlay);
      const { model } = skin.value;
      const { width, height } = picture;
      return {
        ok: true,
        value: { ...worn, model, width, height },
        picture,
      };
    },
  });
}

const NO_SKIN = {
  code: 'no-skin',
  message: 'That texture is no skin: it may be a cape. Look the player up with find_player.',
};

async function wornBy(who: Who, outside: Questions): Promise<ToolResult<Worn>> {
  switch (who.kind) {
    case 'hash':
    case 'url':
    case 'value':
      return { ok: true, value: { hash: who.texture.hash } };
    case 'uuid':
    case 'name':
      return skinOf(who, outside);
    case 'command':
      return refuse({
        code: 'is-command',
        message: 'That is a give command. Give a player’s name or uuid, or a texture.',
      });
  }
}

async function skinOf(
  who: Extract<Who, { readonly kind: 'name' | 'uuid' }>,
  outside: Questions,
): Promise<ToolResult<Worn>> {
  const found = await wornTextures(who, outside);
  if (!found.ok) return found;
  const { name, uuid, skin } = found.value;
  if (skin === undefined) {
    const message = `${name} wears no skin of their own, so there is nothing to draw.`;
    return refuse({ code: 'default-skin', message });
  }
  return { ok: true, value: { name, uuid, ...skin } };
}
