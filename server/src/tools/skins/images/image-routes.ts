import {
  AVATAR_SIZE,
  avatarImageEndpoint,
  bodyImageEndpoint,
  bustImageEndpoint,
  capeImageEndpoint,
  headImageEndpoint,
  playerHeadEndpoint,
  RENDER_SCALE,
  skinImageEndpoint,
} from '@fucina/api-contract';
import { renderAvatar, renderBody, renderBust, renderHead } from '@fucina/skin-model';
import type { Bind, InTurn } from '../../../http/endpoint.ts';
import { type PreparedBody, prepareBytes } from '../../../http/prepared-body.ts';
import { type Asker, askerOf } from '../asker.ts';
import { noCape } from '../refusals.ts';
import type { ResolvedSkin, ResolveSkin } from '../textures/resolve-skin.ts';
import { capeFile, skinFile } from '../textures/skin-file.ts';
import type { TextureFiles } from '../textures/texture-files.ts';
import { downloadHeaders, imageFreshness, imageHeaders } from './image-headers.ts';
import { readSwitch, readView, readWhole, requireSkinId } from './image-options.ts';
import { createPictures, type Figure } from './pictures.ts';
import type { SkinId } from './skin-id.ts';

interface ImageDependencies {
  readonly resolve: ResolveSkin;
  readonly files: TextureFiles;
  readonly now: () => number;
}

/** What the address of a picture asks for. */
interface Drawing {
  readonly id: SkinId;
  readonly figure: Figure;
}

/** In texels. */
const HEAD_WIDTHS = { iso: 20, 'iso-left': 20, front: 8, back: 8 } as const;

export function imageRoutes(bind: Bind, { resolve, files, now }: ImageDependencies): void {
  const pictures = createPictures(files);

  const answer = (resolved: ResolvedSkin, reply: PreparedBody, isDrawn: boolean) => {
    const freshness = imageFreshness(resolved, isDrawn, now());
    return { reply, headers: imageHeaders(resolved), ...(freshness && { freshness }) };
  };

  const draw = async ({ id, figure }: Drawing, asker: Asker, inTurn: InTurn) => {
    const resolved = await resolve(id, asker);
    const { file, isDrawn } = await pictures(resolved, figure, asker, inTurn);
    return answer(resolved, file, isDrawn);
  };

  bind(skinImageEndpoint, {}, async (request) => {
    const { params, query } = request;
    const asker = askerOf(request);
    const resolved = await resolve(requireSkinId(params.id), asker);
    const { bytes, isDrawn } = await skinFile(files, resolved, asker);
    const { headers, ...shown } = answer(resolved, prepareBytes(bytes, 'image/png'), isDrawn);
    const download = readSwitch(query.download) ? downloadHeaders(resolved.owner) : {};
    return { ...shown, headers: { ...headers, ...download } };
  });

  bind(capeImageEndpoint, {}, async (request) => {
    const { params, query } = request;
    const asker = askerOf(request);
    const resolved = await resolve(requireSkinId(params.id), asker);
    const file = await capeFile(files, resolved, asker);
    if (file === null) throw noCape();
    const { headers, ...shown } = answer(resolved, prepareBytes(file.bytes, 'image/png'), false);
    const download = readSwitch(query.download) ? downloadHeaders(resolved.owner, '-cape') : {};
    return { ...shown, headers: { ...headers, ...download } };
  });

  bind(avatarImageEndpoint, {}, (request) => {
    const { params, query, once } = request;
    const drawing = once((): Drawing => {
      const size = readWhole('size', query.size, AVATAR_SIZE) ?? AVATAR_SIZE.fallback;
      const overlay = readSwitch(query.overlay ?? query.helm);
      const figure: Figure = {
        kind: `avatar ${size} ${overlay}`,
        draw: (skin) => renderAvatar(skin, { size, overlay }),
      };
      return { id: requireSkinId(params.id), figure };
    });
    return draw(drawing, askerOf(request), request.inTurn);
  });

  const renderings = [
    { endpoint: headImageEndpoint, name: 'head', render: renderHead },
    { endpoint: bodyImageEndpoint, name: 'body', render: renderBody },
    { endpoint: bustImageEndpoint, name: 'bust', render: renderBust },
  ] as const;
  for (const { endpoint, name, render } of renderings) {
    bind<typeof bodyImageEndpoint | typeof headImageEndpoint | typeof bustImageEndpoint>(
      endpoint,
      {},
      (request) => {
        const { params, query, once } = request;
        const drawing = once((): Drawing => {
          const scale = readWhole('scale', query.scale, RENDER_SCALE) ?? RENDER_SCALE.fallback;
          const overlay = readSwitch(query.overlay ?? query.helm);
          const view = readView(query.view);
          const figure: Figure = {
            kind: `${name} ${scale} ${overlay} ${view}`,
            hasCape: 'cape' in query && readSwitch(query.cape),
            draw: (skin, cape) => render(skin, { scale, overlay, view, cape }),
          };
          return { id: requireSkinId(params.id), figure };
        });
        return draw(drawing, askerOf(request), request.inTurn);
      },
    );
  }

  bind(playerHeadEndpoint, {}, (request) => {
    const { params, query, once } = request;
    const drawing = once((): Drawing => {
      const size = readWhole('size', query.size, AVATAR_SIZE);
      const given = readWhole('scale', query.scale, RENDER_SCALE) ?? RENDER_SCALE.fallback;
      const overlay = readSwitch(query.overlay ?? query.helm, true);
      const view = readView(query.view);
      const scale = size === undefined ? given : size / HEAD_WIDTHS[view];
      const figure: Figure = {
        kind: `head ${scale} ${overlay} ${view}`,
        draw: (skin) => renderHead(skin, { scale, overlay, view }),
      };
      return { id: requireSkinId(params.playerName), figure };
    });
    return draw(drawing, askerOf(request), request.inTurn);
  });
}
