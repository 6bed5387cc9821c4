// Serves the built site with local fakes of everything it talks to: no internet needed.
import process from 'node:process';
import { ensureBuilt } from './built-site.ts';
import { startDemoWorld } from './demo/world.ts';

process.env.NODE_ENV ??= 'production';
ensureBuilt();
const world = await startDemoWorld();
Object.assign(process.env, world.settings);
await import('../server/src/main.ts');
console.log(world.guide);
