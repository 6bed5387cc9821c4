import {
  explainCommand,
  FLAG_SET_IDS,
  JAVA_VERSIONS,
  outputTypeOf,
  RAM_MB,
  START_FORMS,
  type StartError,
  type StartNote,
  startCommand,
} from '@fucina/server-launch';
import {
  explainArgument,
  explainJudged,
  explainNote,
  explainStartError,
} from '@fucina/server-launch/messages';
import { z } from 'zod';
import { gameVersion, TOOL_LIMITS } from '../limits.ts';
import { defineToolFunction, refuse } from '../tool-function.ts';

const note = z.object({
  level: z
    .enum(['info', 'warning', 'problem'])
    .describe('problem: the server will not start like this'),
  code: z.string(),
  message: z.string(),
});

export const startServer = defineToolFunction({
  name: 'start_command',
  price: { class: 'fair', answerBytes: 64 * 1024 },
  title: 'Server start command',
  description:
    'Writes the command that starts a Minecraft server with the right Java flags, for Windows, Linux or a panel, with ' +
    'notes about what to check.',
  input: z.strictObject({
    ramMb: z.int().min(RAM_MB.min).max(RAM_MB.max),
    system: z.enum(['windows', 'linux', 'java']).default('linux').describe('java: the flags alone'),
    form: z
      .enum(START_FORMS)
      .optional()
      .describe('What is written; instead of system, which follows from it'),
    jar: z.string().max(255).default('server.jar'),
    flags: z.enum(FLAG_SET_IDS).default('aikar'),
    java: z
      .literal([...JAVA_VERSIONS])
      .optional()
      .describe('If the machine has another one'),
    serverVersion: gameVersion.optional().describe('Decides about Java, such as 1.21.4'),
    gui: z.boolean().default(false).describe("With the server's window"),
  }),
  output: z.object({ text: z.string(), notes: z.array(note) }),
  run({ ramMb, system, form, jar, flags, java, serverVersion, gui }) {
    const made = startCommand({
      ramMb,
      outputType: form === undefined ? system : outputTypeOf(form),
      ...(form !== undefined && { format: form }),
      ...(java !== undefined && { javaVersion: java }),
      jarName: jar,
      flagSet: flags,
      showGui: gui,
      ...(serverVersion !== undefined && { version: serverVersion }),
    });
    if (!made.ok) return refuse(withMessage(made.error));
    return { ok: true, value: { text: made.value.text, notes: noted(made.value.notes) } };
  },
});

export const explainStart = defineToolFunction({
  name: 'explain_start_command',
  price: { class: 'dear', answerBytes: TOOL_LIMITS.answerBytes },
  title: 'Explain a start command',
  description:
    'Explains the command or script that starts a Minecraft server, argument by argument, finds its mistakes and ' +
    'repairs them.',
  input: z.strictObject({ command: z.string().max(TOOL_LIMITS.command) }),
  output: z.object({
    arguments: z.array(z.object({ text: z.string(), meaning: z.string() })),
    judged: z.string().describe('For which Java, and why'),
    mistakes: z.array(note),
    unchecked: z.array(z.string()),
    repaired: z.string(),
  }),
  run({ command }) {
    const words = command.split(/\s+/).length;
    if (words > TOOL_LIMITS.words) return refuse(tooManyWords(words));
    const explained = explainCommand(command);
    if (!explained.ok) return refuse(withMessage(explained.error));
    const { arguments: parts, judged, mistakes, unchecked, repaired } = explained.value;
    return {
      ok: true,
      value: {
        arguments: parts.slice(0, MAX_ARGUMENTS).map(({ text, subject }) => ({
          text,
          meaning: explainArgument(subject),
        })),
        judged: explainJudged(judged),
        mistakes: noted(mistakes),
        unchecked: unchecked.slice(0, MAX_ARGUMENTS),
        repaired,
      },
    };
  },
});

const MAX_ARGUMENTS = 200;

function tooManyWords(words: number) {
  const most = TOOL_LIMITS.words;
  const message = `The command has ${words} words; ${most} are read at most. Pass the command alone.`;
  return { code: 'too-many-words', message, most };
}

function noted(notes: readonly StartNote[]) {
  return notes.slice(0, TOOL_LIMITS.findings).map(({ level, code, facts }) => ({
    level,
    code,
    message: explainNote({ code, facts }),
  }));
}

function withMessage(error: StartError) {
  return { ...error, message: explainStartError(error) };
}
