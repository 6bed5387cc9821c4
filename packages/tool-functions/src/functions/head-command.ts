import { isAtLeast } from '@fucina/game-versions';
import { giveHead, headOfWho, targetNeeds } from '@fucina/minecraft-item';
import { versionFamilies } from '@fucina/minecraft-item/inner';
import { explainGive } from '@fucina/minecraft-item/messages';
import { readWho } from '@fucina/minecraft-profile';
import { explainWho } from '@fucina/minecraft-profile/messages';
import { fillIn, words } from '@fucina/site/words';
import { z } from 'zod';
import { gameVersion, TOOL_LIMITS } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

export const headCommand = defineToolFunction({
  name: 'head_command',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Give command for a head',
  description:
    'Writes the /give command for a player head, for any game version since 1.8. A uuid or name needs no lookup where ' +
    'the game looks the skin up itself; otherwise pass the skin hash that find_player returns.',
  input: z.strictObject({
    who: z
      .string()
      .max(TOOL_LIMITS.who)
      .describe('Player name or uuid, or a texture: its hash, URL or base64 value'),
    version: gameVersion.optional(),
    target: z.string().max(200).default('@p').describe('Who gets it: a name or selector'),
    count: z
      .int()
      .min(1)
      .max(Math.max(...versionFamilies.map(({ maxItems }) => maxItems)))
      .optional(),
    name: z.string().max(500).optional().describe('Item name as MiniMessage'),
    lore: z.array(z.string().max(500)).max(20).optional().describe('Lines as MiniMessage'),
  }),
  output: z.object({
    command: z.string(),
    from: z.string().describe('The first game version that the command is for'),
    to: z.string().optional().describe('The last one; absent: it is for the newest too'),
    note: z.string().optional().describe('What does not work in that version'),
  }),
  run({ who: typed, version, ...item }) {
    const length = [item.name ?? '', ...(item.lore ?? [])].join('').length;
    if (length > TOOL_LIMITS.itemText) return refuse(textTooLong(length));
    const family = versionFamilies.find(
      ({ from }) => version === undefined || isAtLeast(version, from),
    );
    if (family === undefined) return refuse(versionTooOld(version ?? ''));
    const who = readWho(typed);
    if (!who.ok) return refuse({ ...who.error, message: explainWho(who.error) });
    const owner = headOfWho(who.value);
    if (owner === undefined) return refuse({ code: 'is-command', message: IS_COMMAND });
    const made = giveHead({ ...item, ...owner, version, short: true });
    if (!made.ok) return refuse({ ...made.error, message: explainGive(made.error, { version }) });
    const { from, to } = family;
    const release = version && targetNeeds(item.target, version);
    const note = release ? fillIn(words.en.skulls.target_needs, { release }) : undefined;
    return {
      ok: true,
      value: {
        command: made.value,
        from,
        ...(to !== undefined && { to }),
        ...(note !== undefined && { note }),
      },
    };
  },
});

const IS_COMMAND = 'This is a give command already: pass the player or the texture that is in it.';

function textTooLong(length: number) {
  const most = TOOL_LIMITS.itemText;
  const message = `Name and lore have ${length} characters together; ${most} are allowed.`;
  return { code: 'item-text-too-long', message, most };
}

function versionTooOld(version: string) {
  const message = explainGive({ code: 'version', field: 'version' }, { version });
  return { code: 'version-too-old', message, oldest: versionFamilies.at(-1)?.from };
}
