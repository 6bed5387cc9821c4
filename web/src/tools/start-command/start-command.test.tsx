import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Page } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/tools/server');
  render(<Page />);
});

const command = () => screen.getByRole('region', { name: 'Output' }).textContent ?? '';

const ram = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'RAM in MB' });

function open(part: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: part }));
}

function choose(name: string, value: string) {
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
}

test('the advice on memory follows the machine and the flag set', () => {
  const advice = () => screen.getByRole('list', { name: 'RAM' }).textContent;
  const before = advice();
  choose('Memory of the whole machine', '4');
  const onSmallMachine = advice();
  expect(onSmallMachine).not.toBe(before);
  open(/^Java and server/);
  choose('Flag set', 'zgc');
  expect(advice()).not.toBe(onSmallMachine);
});

test('the memory that a new page has is told about, but is no warning', () => {
  const advice = () => screen.getByRole('list', { name: 'RAM' });
  expect(advice().textContent).toContain('2 GB');
  expect(within(advice()).queryByLabelText('Warning')).toBeNull();
  fireEvent.change(ram(), { target: { value: '1024' } });
  fireEvent.blur(ram());
  expect(within(advice()).getByLabelText('Warning')).toBeTruthy();
});

function chooseFlags() {
  open(/^Java and server/);
  choose('Flag set', 'zgc');
}

test.each([
  ['jar name', () => type('Jar file name', 'paper.jar'), 'paper.jar'],
  ['flag set', chooseFlags, '-XX:+UseZGC'],
])('the command follows the %s', (_what, change, part) => {
  change();
  expect(command()).toContain(part);
});

test('a jar that is called after an old server asks for its version, beside its field', () => {
  type('Jar file name', 'craftbukkit-1.7.10.jar');
  const field = screen.getByRole('list', { name: 'Jar file name' });
  expect(field.textContent).toContain('1.7.10 usually runs on Java 8, not 25:');
  open(/^Java and server/);
  choose('Server version', '1.7.10');
  expect(screen.queryByText(/usually runs on/)).toBeNull();
});

test('a jar name that no file can have is refused at its field, and there is no command', () => {
  type('Jar file name', 'a?b.jar');
  const field = screen.getByRole('textbox', { name: 'Jar file name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/^A name with “\?”/)).toHaveLength(2);
  expect(command()).not.toContain('java');
});

test.each([
  ['4G', '-Xmx4096M'],
  ['2,5 GB', '-Xmx2560M'],
  ['4096M', '-Xmx4096M'],
])('memory written %s gives %s', (typed, part) => {
  fireEvent.change(ram(), { target: { value: typed } });
  expect(command()).toContain(part);
});

test.each(['100', '2,5', '999999'])('memory of %s is refused in words', (typed) => {
  fireEvent.change(ram(), { target: { value: typed } });
  fireEvent.blur(ram());
  expect(screen.getByText(/^Choose between 512 and/)).toBeTruthy();
  expect([ram().value, command()]).toEqual([typed, expect.stringContaining('-Xmx512M')]);
});

test('the automatic Java follows the version of the server', () => {
  open(/^Java and server/);
  const automatic = () => screen.getByRole('option', { name: /^Automatic/ }).textContent;
  const before = automatic();
  choose('Server version', '1.12');
  expect(automatic()).not.toBe(before);
  choose('Server version', 'velocity-3.5');
  expect(automatic()).toBe('Automatic (Java 21)');
});

function type(name: string, value: string) {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

test('what is set in a closed part is said on it', () => {
  const part = () => screen.getByRole('button', { name: /^Java and server/ }).textContent;
  open(/^Java and server/);
  choose('Server version', 'velocity-3.5');
  fireEvent.click(screen.getByRole('radio', { name: 'Always' }));
  open(/^Java and server/);
  expect(part()).toContain('Java 21 · G1, tuned below · Restart: Always');
});

test('extra flags are judged by the table of all flags, loaded with the first of them', async () => {
  open(/^Advanced settings/);
  type('Extra Java arguments', '-XX:+CMSIncrementalPacing -XX:NewRatio=2 -XX:+NoJavaHasIt');
  const notes = () => screen.getByRole('list', { name: 'Notes on this command' }).textContent;
  await waitFor(() => expect(notes()).toContain('does not know NoJavaHasIt'));
  expect(notes()).toContain('CMSIncrementalPacing');
  expect(notes()).not.toContain('was not checked here');
  expect(command()).toContain('-XX:NewRatio=2');
  expect(command()).not.toMatch(/CMSIncremental|NoJavaHasIt/);
});

test('what is copied was made of the command that is in the field, also before it is shown', async () => {
  userEvent.setup();
  const copied = () => navigator.clipboard.readText();
  open(/^Explain a command/);
  type('Paste a command or a script', 'java -Xmx1GB -jar first.jar');
  const copy = await screen.findByRole('button', { name: 'Copy repaired command' });
  type('Paste a command or a script', 'java -Xmx2GB -jar second.jar');
  fireEvent.click(copy);
  await waitFor(async () => expect(await copied()).toBe('java -Xmx2G -jar second.jar'));
});

test('a number of the flags that is out of range is refused at its field', () => {
  open(/^Advanced settings/);
  const reserve = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'G1ReservePercent' });
  fireEvent.change(reserve, { target: { value: '99' } });
  fireEvent.blur(reserve);
  screen.getByText('Choose a whole number from 0 to 50.');
  expect(reserve.value).toBe('99');
});

test('what was said of the text before is marked as old until the new one has been read', async () => {
  const mistakes = () => screen.getByRole('list', { name: 'Mistakes' });
  const isOld = () => mistakes().closest('[aria-busy=true]') !== null;
  open(/^Explain a command/);
  type('Paste a command or a script', 'java -Xmx 4G -jar paper.jar');
  await waitFor(() => expect(mistakes().textContent).toContain('-Xmx 4G'));
  await waitFor(() => expect(isOld()).toBe(false));
  type('Paste a command or a script', 'java -Xmx 5G -jar paper.jar');
  expect(mistakes().textContent).toContain('-Xmx 4G');
  expect(isOld()).toBe(true);
  await waitFor(() => expect(mistakes().textContent).toContain('-Xmx 5G'));
  await waitFor(() => expect(isOld()).toBe(false));
});
