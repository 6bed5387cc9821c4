import type { Caches } from '../cache/caches.ts';
import type { Bind } from '../http/endpoint.ts';
import { imageRoutes } from './image-routes.ts';
import type { Mojang } from './mojang/mojang.ts';
import { createPlayers } from './players.ts';
import { profileRoutes } from './profile-routes.ts';
import { createRenders } from './renders.ts';
import { createTextureFiles } from './texture-files.ts';
import { createWardrobe } from './wardrobe.ts';

interface SkinDependencies {
  readonly mojang: Mojang;
  readonly caches: Caches;
  readonly texturesUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Players, their textures, and pictures drawn from them. */
export function skinRoutes(bind: Bind, { mojang, caches, texturesUrl, now }: SkinDependencies) {
  const players = createPlayers(mojang, caches, now);
  const files = createTextureFiles(mojang, caches);
  const wardrobe = createWardrobe({ players, files, texturesUrl });
  profileRoutes(bind, { players, now });
  imageRoutes(bind, { wardrobe, renders: createRenders(), now });
}
