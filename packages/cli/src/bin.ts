#!/usr/bin/env node
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { EXIT } from './cli-error.ts';
import { languageOf } from './language.ts';
import { run } from './run.ts';
import { reasonOf } from './system-error.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, is no error.
  if (error.code === 'EPIPE') process.exit(EXIT.clean);
  const language = languageOf(process.env);
  const reason = reasonOf(error, language);
  process.stderr.write(`${language.say('cannot_write', { file: 'stdout', reason })}\n`);
  process.exit(EXIT.usage);
});
// There is nobody left to tell.
process.stderr.on('error', () => undefined);
if (isMainThread) {
  const { stdin, stdout, stderr, env } = process;
  const around = { stdin, stdout, stderr, env, program: fileURLToPath(import.meta.url) };
  process.exitCode = await run(process.argv.slice(2), around);
} else {
  await (await import('./threads/serve-tasks.ts')).serveTasks();
}
