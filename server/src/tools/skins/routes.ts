import type { Caches } from '../../cache/caches.ts';
import type { Bind } from '../../http/endpoint.ts';
import { imageRoutes } from './images/image-routes.ts';
import type { Mojang } from './mojang/mojang.ts';
import { createPlayers } from './players/players.ts';
import { profileRoutes } from './players/profile-routes.ts';
import { createSkinResolver } from './textures/resolve-skin.ts';
import { createTextureFiles } from './textures/texture-files.ts';

interface SkinDependencies {
  readonly mojang: Mojang;
  readonly caches: Caches;
  readonly texturesUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Players, their textures, and pictures drawn from them. */
export function skinRoutes(bind: Bind, { mojang, caches, texturesUrl, now }: SkinDependencies) {
  const players = createPlayers({ mojang, caches, now, texturesUrl });
  const files = createTextureFiles(mojang, caches);
  profileRoutes(bind, { players, now });
  imageRoutes(bind, { resolve: createSkinResolver(players), files, now });
}
