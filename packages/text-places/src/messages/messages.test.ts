import { readMiniMessage } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { layOut } from '../lay-out.ts';
import { PLACE_IDS, type PlaceId } from '../places.ts';
import { showText } from '../show-text.ts';
import { usualOptions } from '../usual-options.ts';
import { explainNotice, type MessageLanguage, messages, placeLabels, placeName } from './index.ts';

function noticesOf(place: PlaceId, text: string, language?: MessageLanguage): readonly string[] {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  const options = usualOptions(place, placeLabels(language));
  const { notices } = layOut(place, showText(read.value), {}, options);
  return notices.map((notice) => explainNotice(place, notice, language));
}

const CLICK = "<click:run_command:'/x'>Hi</click>";
const HOVER = "<hover:show_text:'x'>Hi</hover>";

test.each<[PlaceId, string, string]>([
  ['action-bar', CLICK, 'Here nothing happens when a player points at the text or clicks it.'],
  ['action-bar', HOVER, 'Here nothing is shown when a player points at the text.'],
  ['book', '<insert:x>Hi</insert>', 'Here a shift-click inserts nothing.'],
  ['action-bar', 'a<newline>b', 'This place has one line: a line break is shown as a box.'],
  [
    'sign',
    'a<newline>b<newline>c<newline>d<newline>e',
    'This place has room for 4 of the text’s 5 lines.',
  ],
])('what a reader does not see in %s: %s', (place, text, sentence) => {
  expect(noticesOf(place, text)).toContain(sentence);
});

test('in Italian', () => {
  expect(noticesOf('action-bar', HOVER, 'it')).toContain(messages.it.notices['hover-place']);
});

test('every place has a name and what the game writes around its text', () => {
  expect(Object.keys(messages.en.names).sort()).toEqual([...PLACE_IDS].sort());
  expect(placeName('action-bar')).toBe('Action bar');
  expect(placeLabels('it').page).toBe('Pagina 1 di 1');
});

test('each language has the sentences and values of English', () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const group of ['names', 'notices', 'labels'] as const) {
    const italian: Readonly<Record<string, string>> = messages.it[group];
    expect(Object.keys(italian)).toEqual(Object.keys(messages.en[group]));
    for (const [code, sentence] of Object.entries(messages.en[group])) {
      expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
    }
  }
});
