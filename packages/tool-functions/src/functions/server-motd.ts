import { createText, NO_STYLE, toPlain } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { drawPlaceAlone } from '@fucina/pixel-drawing';
import {
  ALIGNMENTS,
  checkMessage,
  layOut as layOutMessage,
  linesForGame,
  snippetsFile,
  TARGET_FILES,
  TARGET_IDS,
  writeTarget,
} from '@fucina/server-message';
import { sayInEnglish } from '@fucina/site/words';
import { explainMessageLoss, explainMessageWarning } from '@fucina/site/words/server-message';
import { layOut, showText } from '@fucina/text-places';
import { z } from 'zod';
import { TOOL_LIMITS } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

const line = z.string().max(TOOL_LIMITS.messageLine);

export const serverMotd = defineToolFunction({
  name: 'motd',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Message of the day',
  description:
    'Writes a server’s message of the day for the file that it belongs in: server.properties, Velocity, BungeeCord, ' +
    'plugins, Docker. Lines can be centred to the pixel. Returns what to write where, what does not fit, and a picture.',
  input: z.strictObject({
    line1: line.describe('MiniMessage; & and § codes are read too'),
    line2: line.default(''),
    align: z.enum(ALIGNMENTS).default('none'),
    target: z.enum(TARGET_IDS).default('properties').describe('The file'),
    name: z.string().max(60).default('Minecraft Server').describe('Of the server, for the picture'),
  }),
  output: z.object({
    file: z.string(),
    write: z.string().describe('What to write there'),
    where: z.string(),
    note: z.string(),
    warnings: z.array(z.string()).describe('What goes wrong in the server list, whatever the file'),
    losses: z.array(z.string()).describe('What this file cannot say'),
  }),
  run({ line1, line2, align, target, name }) {
    const lines = [line1, line2].map((text) => ({ text, align }));
    const message = layOutMessage({ lines, hover: [], versionText: '' }, COMPLETE_FONT);
    const letters = Math.max(0, ...message.lines.map(({ content }) => toPlain(content).length));
    if (letters > TOOL_LIMITS.messageLetters) return refuse(tooLong(letters));
    const { value, losses } = writeTarget(target, message);
    const content = linesForGame(message, 'newest').flatMap((each, at) =>
      at === 0 ? [each] : [BREAK, each],
    );
    const layout = layOut(
      'server-list',
      showText(createText('', NO_STYLE, content)),
      { font: COMPLETE_FONT },
      { name, players: PLAYERS },
    );
    return {
      ok: true,
      value: {
        file: TARGET_FILES[target],
        write: snippetsFile(value),
        where: sayInEnglish(`motd.targets.${target}.where`),
        note: sayInEnglish(`motd.targets.${target}.note`),
        warnings: checkMessage(message).map((each) => explainMessageWarning(each, sayInEnglish)),
        losses: losses.map((each) => explainMessageLoss(each, sayInEnglish)),
      },
      picture: drawPlaceAlone(layout, 2).picture,
    };
  },
});

const BREAK = createText('\n');
const PLAYERS = { online: 3, max: 20 };

function tooLong(letters: number) {
  const most = TOOL_LIMITS.messageLetters;
  const message = `A line has ${letters} letters. The list has room for about 45, never for more than ${most}.`;
  return { code: 'line-too-long', message, most };
}
