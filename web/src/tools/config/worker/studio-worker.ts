import { answerAsked } from '../../../tool/worker-questions.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { StudioWork } from './studio-work.ts';

/** A file with every kind of syntax, which is read once to warm up the parser. */
const SAMPLE = `prefix: '&6[Farm] &b'
shop:
  title: '&2&lFarm &8» &7Market, %player%!'   # the menu
  closed: "&rThe market is closed, \\u00bb &#ff8800{0}"
  rules: Q&A at https://example.org/rules
  lore: [ '&7Line &lone', '<red>Line <bold>two' ]
  text: |
    &cOne &Fehler
    &x&0&0&a&a&f&fTwo
material: STONE_HOE
`;

const send = (message: FromWorker) => self.postMessage(message);
const work = new StudioWork((events) => send({ events }), nextTurn());

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('task' in data) return work.take(data.task);
  send(await answerAsked(data, (question) => work.answer(question)));
});

// The first file finds everything loaded and run once.
const sample = new StudioWork(() => undefined, nextTurn());
sample.take({
  kind: 'open',
  options: {},
  files: [
    {
      id: 0,
      path: 'sample.yml',
      content: new Blob([SAMPLE]),
      choices: { kinds: new Map(), fixes: [], convertsLongTexts: false },
    },
  ],
});

/** Waits until the messages that have arrived are handled. A timer would wait for 4 ms each time. */
function nextTurn(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
}
