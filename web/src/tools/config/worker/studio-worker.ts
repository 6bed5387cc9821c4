import { guessProfile, planFile } from '@fucina/config-text';
import { openFile } from '@fucina/config-text/file';
import type { FromWorker, ToWorker } from './protocol.ts';
import { StudioWork } from './studio-work.ts';

const send = (message: FromWorker) => self.postMessage(message);
const work = new StudioWork((event) => send({ event }), nextTurn());

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('task' in data) return work.take(data.task);
  const { id, question } = data;
  try {
    send({ id, ok: true, value: await work.answer(question) });
  } catch (thrown) {
    send({ id, ok: false, message: String(thrown) });
  }
});

// The first file finds the readers loaded.
void readSample("prefix: '&6[Farm] '\nlore:\n- '&7Line &lone'\nname: Stone Hoe\n");

async function readSample(content: string): Promise<void> {
  const name = 'sample.yml';
  const opened = await openFile(name, new TextEncoder().encode(content));
  if (opened.ok) planFile(opened.value, { profile: guessProfile(name).profile });
}

/** Waits until the messages that have arrived are handled. A timer would wait for 4 ms each time. */
function nextTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
}
