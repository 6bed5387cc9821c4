import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lazyStudio } from './lazy.ts';
import { Page } from './page.tsx';
import type { FromWorker, ToWorker } from './worker/protocol.ts';
import { StudioWork } from './worker/studio-work.ts';

const tasks: string[] = [];

/** A worker in the same thread. */
class NearWorker extends EventTarget {
  readonly #work = new StudioWork(
    (events) => this.#tell({ events }),
    () => Promise.resolve(),
  );

  postMessage(message: ToWorker) {
    if ('task' in message) {
      tasks.push(message.task.kind);
      return this.#work.take(message.task);
    }
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

// Whichever test is the first need not wait for it.
beforeAll(async () => {
  await Promise.all([
    lazyStudio.load(),
    import('./opening/collect-files.ts'),
    import('./opening/read-server-facts.ts'),
  ]);
});

beforeEach(() => {
  tasks.length = 0;
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/config');
});

// They would stay open in this tab.
afterEach(async () => {
  const button = screen.queryByRole('button', { name: 'Close all files' });
  if (button) await userEvent.click(button);
});

async function paste(text: string) {
  await pasteUnanswered(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
}

async function pasteUnanswered(text: string) {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Content of a file' }));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Read it' }));
}

const row = (name: RegExp) => screen.findByRole('row', { name });

/** That of the page. Phones have one in the bar at the bottom too. */
function undoButton(): HTMLElement {
  const [first] = screen.getAllByRole('button', { name: 'Undo' });
  if (first === undefined) throw new Error('nothing can be undone');
  return first;
}

test('what cannot be read yet says why', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Paste' }));
  const description = 'Paste or type something first.';
  await userEvent.click(screen.getByRole('button', { name: 'Read it', description }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Content of a file' }), 'a: b');
  expect(screen.queryByRole('button', { name: 'Read it', description })).toBeNull();
});

test('a pasted file is listed, with what becomes of its texts', async () => {
  await paste("hello: '&cHi'\ncolor: '&c'\nmaterial: STONE_SWORD\n");
  await row(/^line 1, hello, same look, Before: .*Hi, After: .*Hi$/);
  await row(/^line 2, color, unsure/);
  expect(screen.queryByRole('row', { name: /material/ })).toBeNull();
});

test('a file is converted once, with the choices of the link', async () => {
  window.history.replaceState(
    null,
    '',
    '/tools/config?target=legacy&hex=brace&profile=generic-minimessage',
  );
  await pasteUnanswered("hello: '<#ff8800>Hi'\n");
  const first = await row(/^line 1, hello, same look/);
  await waitFor(() => expect(first.textContent).toContain('{#ff8800}Hi'));
  expect(tasks).toEqual(['open']);
});

test('where a plugin reads no MiniMessage, there is a link to what its authors say', async () => {
  window.history.replaceState(null, '', '/tools/config?profile=deluxemenus');
  await pasteUnanswered("menu_title: '&cHi'\n");
  await row(/menu_title, stays as it is/);
  const inDetails = await screen.findByRole('link', { name: /authors of DeluxeMenus/ });
  expect(inDetails.getAttribute('href')).toBe('https://github.com/HelpChat/DeluxeMenus/issues/15');
  expect(inDetails.getAttribute('rel')).toBe('noopener');
  await openOptions();
  expect(await screen.findAllByRole('link', { name: /authors of DeluxeMenus/ })).toHaveLength(2);
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

test('a text that is written by hand is compared with the old one, and the focus stays', async () => {
  await paste("hello: '&cHi'\n");
  await userEvent.click(await row(/same look/));
  const edited = await screen.findByRole('textbox', { name: 'Write the new text yourself' });
  await userEvent.clear(edited);
  await userEvent.type(edited, '<gold>Hi');
  const button = screen.getByRole('button', { name: 'Use this text' });
  await userEvent.click(button);
  await row(/edited/);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await screen.findByText('Different from character 1 on: colour.');
});

async function openOptions() {
  await userEvent.click(await screen.findByRole('button', { name: /^How texts are written/ }));
}

test('another notation converts everything again', async () => {
  await paste("hello: '&cHi'\n");
  await row(/same look/);
  await openOptions();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Write as' }), 'section');
  await screen.findAllByText('§cHi');
});

test('the filter and the search leave what fits', async () => {
  await paste("one: '&cFirst'\ntwo: 'Second text'\n");
  await row(/one, same look/);
  await expect.poll(() => screen.queryByRole('row', { name: /two/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^All texts/ }));
  await row(/two/);
  await userEvent.click(screen.getByRole('button', { name: /^Changes/ }));
  await expect.poll(() => screen.queryByRole('row', { name: /two/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search keys and texts' }), 'nothing');
  await screen.findByText('Nothing matches the search.');
  const search = screen.getByRole('searchbox', { name: 'Search keys and texts' });
  await userEvent.clear(search);
  await userEvent.type(search, 'second');
  await screen.findByText('Nothing here matches the search; under “All texts”, 1 does.');
});

test('a line of lore is shown in the whole item, before and after', async () => {
  await paste("hoe:\n  material: STONE_HOE\n  name: '&aHoe'\n  lore:\n  - '&7One'\n  - '&7Two'\n");
  await userEvent.click(await row(/hoe\.lore\.1/));
  const details = await screen.findByRole('region', { name: 'Details of the text' });
  await within(details).findByText(/Name and lore/);
  const pictures = () =>
    [...details.querySelectorAll('.place-picture')].map((picture) => picture.textContent);
  await expect.poll(pictures).toEqual(['HoeOneTwo', 'HoeOneTwo']);
});

test('texts of a key are rejected together, unsure ones are not, and it is one step', async () => {
  await paste("shop:\n  a: '&cOne'\n  b: '&cTwo'\n  c: 'Q&A today'\nother: '&cThree'\n");
  await row(/other, same look/);
  await userEvent.click(screen.getByRole('button', { name: 'By key…' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  const inDialog = within(dialog);
  await userEvent.type(inDialog.getByRole('textbox', { name: 'Keys', hidden: true }), 'shop.*');
  await inDialog.findByText(/^3 texts fit\. 2 of them are proven/);
  await userEvent.click(inDialog.getByRole('button', { name: 'Reject', hidden: true }));
  await row(/shop\.a, rejected/);
  await row(/shop\.b, rejected/);
  await row(/shop\.c, unsure/);
  await row(/other, same look/);
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await row(/shop\.a, same look/);
  await row(/shop\.b, same look/);
});

test('texts are grouped by what was found, and a group is rejected by its key', async () => {
  await paste("fine: '&cOne'\nword: 'Q&A today'\nalso: '&cTwo'\n");
  await row(/also, same look/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grouping' }), 'rule');
  const rows = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-rowindex'));
  await expect.poll(() => rows().map(Number).toSorted()).toEqual([1, 2, 3, 4, 5]);
  const clean = await screen.findByRole('row', { name: /^Nothing found 2/ });
  expect(clean.getAttribute('aria-rowindex')).toBe('3');
  await userEvent.click(await row(/also/));
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Shift>}R{/Shift}');
  await row(/fine, rejected/);
  await row(/also, rejected/);
  await row(/word, unsure/);
});

test('what is left out of a zip is said file by file', async () => {
  render(<Page />);
  const broken = new File(['PK nothing'], 'plugins.zip');
  const [files] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(files as HTMLInputElement, broken);
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing to open');
  await screen.findByText(/This is no zip archive/);
});

test('hex colors are written as chosen, and the choice is in the link', async () => {
  await pasteUnanswered("hello: '<#ff8800>Hi'\n");
  await openOptions();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Write as' }),
    'legacy',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findAllByText('&#ff8800Hi');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hex colours' }), 'spigot');
  await screen.findAllByText('&x&f&f&8&8&0&0Hi');
  await expect.poll(() => window.location.search).toContain('hex=spigot');
});

test('a problem with one right answer is corrected, and its texts are there then', async () => {
  await pasteUnanswered('hello: &cHi there\n');
  await screen.findByRole('button', { name: /^How texts are written.*line 1 · Code without/ });
  await openOptions();
  await screen.findByText('Code without quotation marks');
  await screen.findByText('Put the whole text in quotes.');
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await row(/line 1, hello, same look, Before: .*Hi there/);
  expect(screen.queryByText('Code without quotation marks')).toBeNull();
});

test('all problems of a file are corrected with one click, which undo takes back', async () => {
  await pasteUnanswered('hello: &cHi there\nbye: Top #1\n');
  await openOptions();
  await userEvent.click(await screen.findByRole('button', { name: 'Correct all 2' }));
  await row(/line 2, bye/);
  await expect.poll(() => screen.queryByText('Code without quotation marks')).toBeNull();
  await userEvent.click(undoButton());
  await screen.findByRole('button', { name: 'Correct all 2' });
});

test('what is wrong in the listed texts is corrected with one click, which undo takes back', async () => {
  await pasteUnanswered("a: '<rde>Hi'\nb: '<gren>Hi <c:pruple>you'\nc: '<red>Bye'\nd: '&x #1'\n");
  await row(/^line 1, a, .*, 1 problem, /);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct 3 problems' }));
  await row(/^line 1, a, corrected, Before: <red>Hi$/);
  await row(/^line 2, b, corrected, /);
  expect(screen.queryByRole('button', { name: /^Correct \d/ })).toBeNull();
  await screen.findByText('Changed: 2 · Unsure: 0');
  await userEvent.click(undoButton());
  await row(/^line 1, a, .*, 1 problem, /);
  await screen.findByRole('button', { name: 'Correct 3 problems' });
});

test('problems of several files are corrected with one click, which undo takes back', async () => {
  render(<Page />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no field for files');
  await userEvent.upload(input, [
    new File(['hello: &cHi\n'], 'a.yml'),
    new File(['other: Hi\n'], 'b.yml'),
    new File(['hello: &aHo\nbye: Top #1\n'], 'c.yml'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct 3 problems of files' }));
  await row(/^line 1, hello, .*Before: Hi, a\.yml$/);
  await row(/^line 1, hello, .*Before: Ho, c\.yml$/);
  await row(/^line 2, bye, .*/);
  expect(screen.queryByRole('button', { name: /problems of files/ })).toBeNull();
  await userEvent.click(undoButton());
  await screen.findByRole('button', { name: 'Correct 3 problems of files' });
});

test('notes are told apart from the problems of a file, and of a text', async () => {
  await pasteUnanswered("a: '<rde>Hi <b>you'\nb: &cHi there\n");
  await screen.findByRole('button', { name: /^How texts are written.*2 problems/ });
  await userEvent.click(await row(/^line 1, a, .*, 1 problem, /));
  await screen.findByRole('heading', { name: 'Problems of this text' });
  await screen.findByRole('heading', { name: 'Notes on this text' });
});

test('what is found is linked to its rule in the manual, in a text and in a file', async () => {
  await pasteUnanswered("a: '<rde>Hi <b>you'\nb: &cHi there\n");
  await userEvent.click(await row(/^line 1, a, .*, 1 problem, /));
  const ofText = await screen.findByRole('link', { name: 'In the manual: text/unknown-tag' });
  expect(ofText.getAttribute('href')).toBe('/docs/reference/rules/text/unknown-tag');
  await userEvent.click(screen.getByRole('button', { name: /^How texts are written/ }));
  const ofFile = await screen.findByRole('link', { name: 'In the manual: yaml/unquoted-code' });
  expect(ofFile.getAttribute('href')).toBe('/docs/reference/rules/yaml/unquoted-code');
});

test('texts of an unknown plugin wait for an answer, which can be taken back', async () => {
  await pasteUnanswered("hello: '&cHi'\nplain: 'Good morning to you'\n");
  await row(/hello, waits for an answer/);
  await row(/plain, unchanged/);
  screen.getByRole('grid').focus();
  await userEvent.keyboard('a');
  await row(/hello, waits for an answer/);
  await screen.findByText('1 text waits');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await row(/hello, stays as it is/);
  await openOptions();
  await userEvent.click(await screen.findByRole('button', { name: /1 plugin answered/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await row(/hello, same look/);
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await row(/hello, waits for an answer/);
});

test('one answer about names and lore settles all of them with proof', async () => {
  await paste("a:\n  name: '&cOne'\nb:\n  lore: [ '&aTwo', '&bThree' ]\nhello: '&cHi'\n");
  await row(/a\.name, unsure/);
  await screen.findByText('3 unsure texts');
  await screen.findByText('Does the plugin remove the italics of names and lore?');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  await row(/a\.name, same look/);
  await row(/b\.lore\.1, same look/);
  expect(await screen.findAllByText('<!i><red>One')).not.toHaveLength(0);
  expect(await screen.findAllByText('<red>Hi')).not.toHaveLength(0);
});

test('a group of unsure texts is decided with its number, and texts with other doubts are left', async () => {
  await paste("a:\n  name: '&cOne'\nb:\n  name: '&cTwo'\nc:\n  name: '&cQ&A'\nhello: '&cHi'\n");
  await row(/a\.name, unsure/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grouping' }), 'plugin');
  const group = await screen.findByRole('row', { name: /Italic on an item\? 2/ });
  await userEvent.click(within(group).getByRole('button', { name: 'Accept 2 with <!i>' }));
  await row(/a\.name, edited/);
  await row(/b\.name, edited/);
  await row(/c\.name, unsure/);
  const after = await screen.findByRole('row', { name: /Italic on an item\? 2/ });
  const accept = within(after).getByRole('button', { name: 'Accept 0' });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  expect(accept.getAttribute('title')).toContain('one by one');
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await row(/a\.name, unsure/);
});
