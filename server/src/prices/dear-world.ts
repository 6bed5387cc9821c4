// Surroundings that answer at once, with the dearest that they may send.
import { writePng } from '@fucina/png';
import type { Dependencies } from '../app.ts';
import { siteWithHeads } from '../link-pictures/testing/tool-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { onlineReply } from '../tools/status/testing/status-reply.ts';
import { hashOf } from '../watch/api/secrets.ts';
import { createFullWatch } from '../watch/testing/full-watch.ts';

/** Of every watch in it. */
export const SECRET = 'fw_00000000000000000000000000';
const watch = await createFullWatch(hashOf(SECRET));

export const PLAYER = '069a79f444e94726a5befca90e38aaf5';

/** Each pixel in a color of its own, so that nothing can be painted together and little be compressed. */
function noise(width: number, height: number): Uint8Array<ArrayBuffer> {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : ((at * 2_654_435_761) >>> 13) % 256,
  );
  return writePng({ width, height, data });
}

/** As long as the longest of our pages. */
const PAGE_BODY = Array.from(
  { length: 1500 },
  (_, at) => `<p class="a${at % 7}">${at * 7919}</p>`,
).join('\n');

const icon = `data:image/png;base64,${Buffer.from(noise(64, 64)).toString('base64')}`;

/** As much text as a server's answer may hold, each letter in a color of its own. */
function message() {
  const run = (index: number) => ({
    text: '"',
    bold: true,
    color: `#${(index * 7919).toString(16).padStart(6, '0').slice(-6)}`,
  });
  const line = Array.from({ length: 1500 }, (_, index) => run(index));
  const clean = '"'.repeat(1500);
  return { raw: [clean, clean], clean: [clean, clean], html: [clean, clean], runs: [line, line] };
}

/** Each app is new, so nothing is in its caches. Game servers and Mojang answer once `comes` does. */
export function dearWorld({
  comes,
  ...changes
}: Partial<Dependencies> & { comes?: Promise<void> } = {}) {
  const skin = noise(64, 64);
  const reply = onlineReply({
    icon,
    version: 'W'.repeat(200),
    motd: message(),
    players: {
      online: 1000,
      max: 1000,
      list: Array.from({ length: 100 }, () => ({ name: 'W'.repeat(16), uuid: PLAYER })),
    },
  });
  const mojang: Dependencies['mojang'] = {
    findPlayer: async (name) => ({ id: PLAYER, name }),
    getProfile: async () => ({ id: PLAYER, name: 'Notch', properties: [texturesOf()] }),
    getTexture: async () => {
      await comes;
      return skin;
    },
  };
  const ping: Dependencies['ping'] = async () => {
    await comes;
    return { ok: true, reply };
  };
  const site = siteWithHeads(PAGE_BODY);
  return createTestApp({ mojang, ping, watch, site, loadStatusPage, ...changes });
}

/**
 * The build's own needs a build. It takes 15 to 23 ms of processor time for this watch (decision 40); here is what we do
 * around it.
 */
const loadStatusPage: Dependencies['loadStatusPage'] = async () => (shown) => ({
  title: 'W',
  description: 'W',
  content: JSON.stringify(shown),
});

function texturesOf() {
  const url = `http://textures.minecraft.net/texture/${'ab'.repeat(32)}`;
  const textures = { SKIN: { url }, CAPE: { url: url.replace('abab', 'cdcd') } };
  const value = Buffer.from(JSON.stringify({ textures })).toString('base64');
  return { name: 'textures', value };
}
