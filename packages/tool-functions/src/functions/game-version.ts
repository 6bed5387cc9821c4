import { type Release, releaseNamed, releases, releasesOfProtocol } from '@fucina/game-versions';
import { z } from 'zod';
import { gameVersion } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

const UNKNOWN =
  'No release is known by this: give a version of Java Edition such as 1.21.5, or a protocol number.';

const release = z.object({
  name: z.string(),
  released: z.string().optional().describe('The day'),
  protocol: z.int(),
  dataVersion: z.int().optional(),
  dataPack: z.string().optional().describe('pack_format of data packs'),
  resourcePack: z.string().optional().describe('pack_format of resource packs'),
  java: z.int().optional().describe('The oldest Java that it starts on'),
  paperJava: z.int().optional().describe('The Java that PaperMC recommends'),
});

export const gameVersionFacts = defineToolFunction({
  name: 'game_version',
  price: { class: 'fair', answerBytes: 16 * 1024 },
  title: 'Facts about a game version',
  description:
    'Protocol number, data version, pack formats and Java of a Java Edition release, found by its name or by its ' +
    'protocol number; without either, of the newest release known here.',
  input: z.strictObject({
    version: gameVersion.optional(),
    protocol: z.int().min(0).optional().describe('As servers report it'),
  }),
  output: z.object({ releases: z.array(release) }),
  run({ version, protocol }) {
    const found = find(version, protocol);
    if (found.length === 0) return refuse({ code: 'version-unknown', message: UNKNOWN });
    return { ok: true, value: { releases: found.map(factsOf) } };
  },
});

function find(version: string | undefined, protocol: number | undefined): readonly Release[] {
  if (version !== undefined) return [releaseNamed(version)].filter((known) => known !== undefined);
  return protocol === undefined ? releases.slice(-1) : releasesOfProtocol(protocol);
}

/** Without what the release does not have and what nobody has looked up. */
function factsOf(found: Release): z.input<typeof release> {
  const known = Object.entries(found).filter(([, value]) => (value ?? undefined) !== undefined);
  return Object.fromEntries(known) as z.input<typeof release>; // null and undefined are what is optional there
}
