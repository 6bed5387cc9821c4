import {
  AVATAR_SIZE,
  avatarImageEndpoint,
  bodyImageEndpoint,
  bustImageEndpoint,
  capeImageEndpoint,
  type Endpoint,
  headImageEndpoint,
  playerHeadEndpoint,
  RENDER_SCALE,
  skinImageEndpoint,
} from '@fucina/api-contract';
import {
  type Picture,
  type Pixels,
  renderAvatar,
  renderBody,
  renderBust,
  renderHead,
  type Skin,
} from '@fucina/skin-model';
import type { Bind, EndpointAnswer, EndpointHandler } from '../http/endpoint.ts';
import { type PreparedBody, prepareBytes } from '../http/prepared-body.ts';
import { Problem } from '../problem.ts';
import { downloadHeaders, imageFreshness, imageHeaders } from './image-headers.ts';
import { readSwitch, readView, readWhole, requireSkinId } from './image-options.ts';
import type { Admit } from './players.ts';
import type { Renders } from './renders.ts';
import type { SkinId } from './skin-id.ts';
import type { SkinFile, Wardrobe, Worn } from './wardrobe.ts';

interface ImageDependencies {
  readonly wardrobe: Wardrobe;
  readonly renders: Renders;
  readonly now: () => number;
}

type Answering<E extends Endpoint> = ReturnType<EndpointHandler<E>>;

interface Figure {
  readonly id: SkinId;
  readonly kind: string;
  readonly hasCape?: boolean;
  readonly draw: (skin: Skin, cape: Pixels | undefined) => Picture;
}

const IMAGE = { work: 'image' } as const;
/** In texels. */
const HEAD_WIDTHS = { iso: 20, 'iso-left': 20, front: 8, back: 8 } as const;

export function imageRoutes(bind: Bind, { wardrobe, renders, now }: ImageDependencies): void {
  const answer = <E extends Endpoint>(
    worn: Worn,
    { source, isDrawn }: Pick<SkinFile, 'source' | 'isDrawn'>,
    reply: PreparedBody,
  ): EndpointAnswer<E> & { readonly headers: Readonly<Record<string, string>> } => {
    const freshness = imageFreshness(worn, isDrawn, now());
    return { reply, headers: imageHeaders(worn, source), ...(freshness && { freshness }) };
  };

  const showKnown = <E extends Endpoint>(
    worn: Worn,
    { kind, hasCape }: Figure,
  ): EndpointAnswer<E> | undefined => {
    const { source, skin, cape } = worn;
    // A default may be drawn in its stead, which only its file can tell.
    if (source === 'default') return undefined;
    const { hash: key, model } = skin;
    const known = renders.find({ key, model, capeHash: hasCape ? cape?.hash : undefined, kind });
    return known && answer(worn, { source, isDrawn: false }, known);
  };

  const make = async <E extends Endpoint>(
    worn: Worn,
    { kind, hasCape, draw }: Figure,
    admit: Admit,
  ): Promise<EndpointAnswer<E>> => {
    const capeHash = hasCape ? worn.cape?.hash : undefined;
    const skin = await wardrobe.skinFile(worn, admit);
    const capeFile = capeHash === undefined ? null : await wardrobe.capeFile(worn, admit);
    return answer(worn, skin, renders.make({ skin, capeHash, capeFile, kind, draw }));
  };

  const showWorn = <E extends Endpoint>(worn: Worn, figure: Figure, admit: Admit): Answering<E> =>
    showKnown<E>(worn, figure) ?? make(worn, figure, admit);

  // Most pictures are at hand: those wait for nothing.
  const show = <E extends Endpoint>(figure: Figure, admit: Admit): Answering<E> => {
    const worn = wardrobe.known(figure.id);
    if (worn) return showWorn(worn, figure, admit);
    return wardrobe.look(figure.id, admit).then((found) => showWorn(found, figure, admit));
  };

  bind(skinImageEndpoint, IMAGE, async ({ params, query, spend }) => {
    const admit = () => spend('lookup');
    const worn = await wardrobe.look(requireSkinId(params.id), admit);
    const skin = await wardrobe.skinFile(worn, admit);
    const shown = answer(worn, skin, prepareBytes(skin.file, 'image/png'));
    const saved = readSwitch(query.download) ? downloadHeaders(worn.owner) : {};
    return { ...shown, headers: { ...shown.headers, ...saved } };
  });

  bind(capeImageEndpoint, IMAGE, async ({ params, query, spend }) => {
    const admit = () => spend('lookup');
    const worn = await wardrobe.look(requireSkinId(params.id), admit);
    const file = await wardrobe.capeFile(worn, admit);
    if (file === null) throw new Problem(404, 'no_cape', 'This player wears no cape.');
    const shown = answer(worn, { ...worn, isDrawn: false }, prepareBytes(file, 'image/png'));
    const saved = readSwitch(query.download) ? downloadHeaders(worn.owner, '-cape') : {};
    return { ...shown, headers: { ...shown.headers, ...saved } };
  });

  bind(avatarImageEndpoint, IMAGE, ({ params, query, once, spend }) => {
    const figure = once((): Figure => {
      const size = readWhole('size', query.size, AVATAR_SIZE) ?? AVATAR_SIZE.fallback;
      const overlay = readSwitch(query.overlay ?? query.helm);
      return {
        id: requireSkinId(params.id),
        kind: `avatar ${size} ${overlay}`,
        draw: (skin) => renderAvatar(skin, { size, overlay }),
      };
    });
    return show(figure, () => spend('lookup'));
  });

  const renderings = [
    { endpoint: headImageEndpoint, name: 'head', render: renderHead },
    { endpoint: bodyImageEndpoint, name: 'body', render: renderBody },
    { endpoint: bustImageEndpoint, name: 'bust', render: renderBust },
  ] as const;
  for (const { endpoint, name, render } of renderings) {
    bind<typeof bodyImageEndpoint | typeof headImageEndpoint | typeof bustImageEndpoint>(
      endpoint,
      IMAGE,
      ({ params, query, once, spend }) => {
        const figure = once((): Figure => {
          const scale = readWhole('scale', query.scale, RENDER_SCALE) ?? RENDER_SCALE.fallback;
          const overlay = readSwitch(query.overlay ?? query.helm);
          const view = readView(query.view);
          return {
            id: requireSkinId(params.id),
            kind: `${name} ${scale} ${overlay} ${view}`,
            hasCape: 'cape' in query && readSwitch(query.cape),
            draw: (skin, cape) => render(skin, { scale, overlay, view, cape }),
          };
        });
        return show(figure, () => spend('lookup'));
      },
    );
  }

  bind(playerHeadEndpoint, IMAGE, ({ params, query, once, spend }) => {
    const figure = once((): Figure => {
      const size = readWhole('size', query.size, AVATAR_SIZE);
      const given = readWhole('scale', query.scale, RENDER_SCALE) ?? RENDER_SCALE.fallback;
      const overlay = readSwitch(query.overlay ?? query.helm, true);
      const view = readView(query.view);
      const scale = size === undefined ? given : size / HEAD_WIDTHS[view];
      return {
        id: requireSkinId(params.playerName),
        kind: `head ${scale} ${overlay} ${view}`,
        draw: (skin) => renderHead(skin, { scale, overlay, view }),
      };
    });
    return show(figure, () => spend('lookup'));
  });
}
