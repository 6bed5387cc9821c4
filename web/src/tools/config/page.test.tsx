import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Page } from './page.tsx';
import type { FromWorker, ToWorker } from './worker/protocol.ts';
import { StudioWork } from './worker/studio-work.ts';

/** A worker in the same thread. */
class NearWorker extends EventTarget {
  readonly #work = new StudioWork(
    (event) => this.#tell({ event }),
    () => Promise.resolve(),
  );

  postMessage(message: ToWorker) {
    if ('task' in message) return this.#work.take(message.task);
    const { id, question } = message;
    void this.#work.answer(question).then((value) => this.#tell({ id, ok: true, value }));
  }

  terminate() {}

  #tell(data: FromWorker) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

vi.stubGlobal('Worker', NearWorker);
vi.stubGlobal(
  'matchMedia',
  Object.assign((media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  })),
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

async function paste(text: string) {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Content of a file' }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
}

const row = (name: RegExp) => screen.findByRole('row', { name });

test('a pasted file is listed, with what becomes of its texts', async () => {
  await paste("hello: '&cHi'\ncolor: '&c'\nmaterial: STONE_SWORD\n");
  await row(/^line 1, hello, same look, Before: .*Hi, After: .*Hi$/);
  await row(/^line 2, color, unsure/);
  expect(screen.queryByRole('row', { name: /material/ })).toBeNull();
});

test('a text is rejected by its key, and the rejection is undone', async () => {
  await paste("hello: '&cHi'\n");
  await row(/same look/);
  screen.getByRole('grid').focus();
  await userEvent.keyboard('r');
  await row(/rejected/);
  await userEvent.keyboard('{Control>}z{/Control}');
  await row(/same look/);
});

test('a text that is written by hand is compared with the old one', async () => {
  await paste("hello: '&cHi'\n");
  await userEvent.click(await row(/same look/));
  const edited = await screen.findByRole('textbox', { name: 'Write the new text yourself' });
  await userEvent.clear(edited);
  await userEvent.type(edited, '<gold>Hi');
  await userEvent.click(screen.getByRole('button', { name: 'Use this text' }));
  await row(/edited/);
  await screen.findByText('Different from character 1 on: colour.');
});

test('another notation converts everything again', async () => {
  await paste("hello: '&cHi'\n");
  await row(/same look/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Write as' }), 'section');
  await screen.findAllByText('§cHi');
});

test('the filter and the search leave what fits', async () => {
  await paste("one: '&cFirst'\ntwo: 'Second text'\n");
  await row(/one/);
  await userEvent.click(screen.getByRole('button', { name: /^Changed/ }));
  await vi.waitFor(() => expect(screen.queryByRole('row', { name: /two/ })).toBeNull());
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search keys and texts' }), 'nothing');
  await screen.findByText('No text is like this.');
});

test('a line of lore is shown in the whole item, before and after', async () => {
  await paste("hoe:\n  material: STONE_HOE\n  name: '&aHoe'\n  lore:\n  - '&7One'\n  - '&7Two'\n");
  await userEvent.click(await row(/hoe\.lore\.1/));
  const details = await screen.findByRole('region', { name: 'Details of the text' });
  await within(details).findByText(/Name and lore/);
  await vi.waitFor(() => {
    const pictures = [...details.querySelectorAll('.place-picture')];
    expect(pictures.map((picture) => picture.textContent)).toEqual(['HoeOneTwo', 'HoeOneTwo']);
  });
});
