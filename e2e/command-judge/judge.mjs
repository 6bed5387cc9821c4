// Judges commands as one release of the game would: `{ release, schema, folder, functions, commands }` comes in as JSON,
// with the switches of `commandTree`; a list of `{ command, complaint }` goes out. Plain JavaScript in a separate process:
// its packages are installed only here.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { ConfigService, Service, VanillaConfig } from '@spyglassmc/core';
import { getNodeJsExternals } from '@spyglassmc/core/lib/nodejs.js';
import * as javaEdition from '@spyglassmc/java-edition';
import * as mcdoc from '@spyglassmc/mcdoc';
import { commandTree } from './command-tree.mjs';

const { release, schema, folder, functions, commands, ...tree } = JSON.parse(
  await text(process.stdin),
);
const ANSWERS = {
  versions: () => readFileSync(join(import.meta.dirname, VERSIONS)),
  commands: () => JSON.stringify(commandTree(tree)),
  block_states: () => JSON.stringify(BLOCKS),
  registries: () => JSON.stringify(REGISTRIES),
  tarball: () => readFileSync(schema),
};
const VERSIONS = 'node_modules/@spyglassmc/java-edition/lib/dependency/mcmeta/versions.json';
const SIGN = {
  rotation: Array.from({ length: 16 }, (_, at) => `${at}`),
  waterlogged: ['true', 'false'],
};
const STANDING = { rotation: '0', waterlogged: 'false' };
const BLOCKS = {
  oak_sign: [SIGN, STANDING],
  oak_hanging_sign: [
    { ...SIGN, attached: ['true', 'false'] },
    { ...STANDING, attached: 'false' },
  ],
};
const REGISTRIES = {
  block: Object.keys(BLOCKS),
  block_entity_type: ['sign', 'hanging_sign'],
  data_component_type: ['custom_name', 'lore', 'profile', 'written_book_content'],
  entity_type: ['armor_stand', 'text_display', 'pig'],
  fluid: ['empty', 'water', 'flowing_water', 'lava', 'flowing_lava'],
  item: ['stick', 'paper', 'diamond_sword', 'player_head', 'written_book'],
};
const SILENT = { error() {}, warn() {}, info() {}, log() {} };

globalThis.fetch = async (request) => {
  const answer = ANSWERS[request.url.split('/').at(-1)];
  return answer === undefined
    ? new Response('', { status: 404 })
    : new Response(answer(), { headers: { etag: '"here"' } });
};

const home = join(folder, release);
mkdirSync(join(home, 'data', 'judged', functions), { recursive: true });
writeFileSync(join(home, 'pack.mcmeta'), '{"pack":{"pack_format":4,"description":""}}');
const root = pathToFileURL(`${home}/`).href;
const cacheRoot = `${root}cache/`;
const { project } = new Service({
  logger: SILENT,
  project: {
    cacheRoot,
    projectRoots: [root],
    logger: SILENT,
    externals: getNodeJsExternals({ cacheRoot, logger: SILENT }),
    defaultConfig: ConfigService.merge(VanillaConfig, {
      env: { gameVersion: release, dependencies: ['@vanilla-mcdoc'] },
    }),
    initializers: [mcdoc.initialize, javaEdition.initialize],
  },
});
await project.init();
await project.ready();

const uri = `${root}data/judged/${functions}/commands.mcfunction`;
const complaints = [];
project.on('documentErrored', ({ uri: place, errors }) => {
  if (place === uri) complaints.push(...errors);
});
await project.onDidOpen(uri, 'mcfunction', 1, commands.join('\n'));
await project.ensureClientManagedChecked(uri);
await project.close();
process.stdout.write(
  JSON.stringify(
    complaints.map(({ message, posRange }) => ({
      command: commands[posRange.start.line],
      complaint: message,
    })),
  ),
);
process.exit();
