import { describe, expect, test } from 'vitest';
import type { SourceLanguage } from '../formats/source/languages.ts';
import { sumCalls } from './call-counts.ts';
import { openSource } from './open-source.ts';
import { readSourceTexts } from './read-source-texts.ts';

/** The last text of a program. */
const readingOf = (content: string, language: SourceLanguage = 'java') => {
  const { kind, because } =
    readSourceTexts(openSource('a', content, language)).readings.at(-1) ?? {};
  return `${kind} ${because}`;
};

describe('the place of a text says how it is read', () => {
  test.each([
    ['MiniMessage.miniMessage().deserialize("Hello")', 'mini-message context'],
    ['this.mm.deserialize("Hello " + name)', 'mini-message context'],
    ['gson.deserialize("Hello")', 'none nothing'],
    ['player.sendRichMessage("Hello")', 'mini-message context'],
    ['Placeholder.parsed("name", "Hello")', 'mini-message context'],
    ['@MiniMessage private static final String A = "Hello";', 'mini-message context'],
    ['@Language("MiniMessage") String a = "Hello";', 'mini-message context'],
    ['@Language("MiniMessage") String a = b; String c = "Hello";', 'none nothing'],
    ['// language=MiniMessage\nString a = "Hello";', 'mini-message context'],
    ['/* language=minimessage prefix=<red> */ "Hello"', 'mini-message context'],
    ['ChatColor.translateAlternateColorCodes(\'&\', "Hello")', 'legacy context'],
    ['LegacyComponentSerializer.legacySection().deserialize("Hello")', 'legacy context'],
    ['Component.text("<red>Hello")', 'plain context'],
    ['Component.text("a", Style.style(b("<red>Hello")))', 'mini-message content'],
  ])('%s', (content, reading) => {
    expect(readingOf(content)).toBe(reading);
  });
});

describe('so do its tags and codes', () => {
  test.each([
    ['a = "<red>Hello"', 'mini-message content'],
    ['a = "<#" + hex + ">Hello"', 'mini-message content'],
    ['a = "<red>" + name', 'mini-message content'],
    ['a = List.of("x", "<click:run_command:/a>b")', 'mini-message content'],
    ['a = "Hello <player>"', 'none nothing'],
    ['a = "List<String>"', 'none nothing'],
    ['a = "<b>Hello</b>"', 'none nothing'],
    ['b = "<red>x"; a = "<b>Hello</b>"', 'mini-message content'],
    ['import org.jsoup.Jsoup; b = "<red>x"; a = "<b>Hello</b>"', 'none nothing'],
    ['a = "<red>"', 'none bare'],
    ['a = "&aHello"', 'legacy content'],
    ['a = "\\u00A7aHello"', 'legacy content'],
    ['a = "&a" + name', 'legacy content'],
    ['a = "&a"', 'none bare'],
    ['a = "https://a.it/?b=1&c=2"', 'none nothing'],
    ['a = "Tom &amp; Ann"', 'none nothing'],
    ['a = "Q&A"', 'none nothing'],
  ])('%s', (content, reading) => {
    expect(readingOf(content)).toBe(reading);
  });

  test('a reference of Rust is no code', () => {
    expect(readingOf('let a = "&mut self";', 'rust')).toBe('none nothing');
  });
});

describe('what is looked for, or explains something, is no text', () => {
  test.each([
    ['a.replace("&c", "<red>!")', 'none context'],
    ['a.equals("<red>Hello")', 'none context'],
    ['@Command("x <red> y")', 'none context'],
    ['@Docs(lines = {"a", "<red>Hello"})', 'none context'],
    ['a.usage("/b <red>")', 'none context'],
  ])('%s', (content, reading) => {
    expect(readingOf(content)).toBe(reading);
  });
});

describe('the other texts of a call', () => {
  const three = 'N.chat("<red>a"); N.chat("<red>b"); N.chat("<red>c");';

  test('make one without tags certain', () => {
    expect(readingOf(`${three} N.chat("Sorry, no.")`)).toBe('mini-message neighbors');
    expect(readingOf(`${three} N.chat("<rde>Sorry")`)).toBe('mini-message neighbors');
    expect(readingOf(`${three} N.chat(List.of("Sorry, no."))`)).toBe('mini-message neighbors');
  });

  test('say nothing about another argument, another call, or a word of the program', () => {
    expect(readingOf(`${three} N.chat(a, "Sorry, no.")`)).toBe('none nothing');
    expect(readingOf(`${three} M.chat("Sorry, no.")`)).toBe('none nothing');
    expect(readingOf(`${three} N.chat("some-key")`)).toBe('none nothing');
  });

  test('say nothing where they are few', () => {
    const others = Array.from({ length: 10 }, (_, at) => `N.chat("Hello ${at}");`).join('');
    expect(readingOf(`${three}${others} N.chat("Sorry, no.")`)).toBe('none nothing');
    expect(readingOf('N.chat("<red>a"); N.chat("Sorry, no.")')).toBe('none nothing');
  });

  test('may be in other files of the project', () => {
    const files = ['a', 'b', 'c', 'd'].map((text) =>
      openSource('a', text === 'd' ? 'N.chat("Sorry, no.")' : `N.chat("<red>${text}")`, 'java'),
    );
    const calls = sumCalls(files.map((file) => readSourceTexts(file).calls));
    const last = files.at(-1);
    if (last === undefined) throw new Error('there are files');
    expect(readSourceTexts(last).readings).toEqual([{ kind: 'none', because: 'nothing' }]);
    expect(readSourceTexts(last, calls).readings).toEqual([
      { kind: 'mini-message', because: 'neighbors' },
    ]);
  });
});

test('the names of a project’s tags', () => {
  const content = `
    Placeholder.component("home-name", a);
    Formatter.number("amount", 3);
    TagResolver.resolver("prefix", b);
    TagResolver.builder().tag("other", c);
    Argument.string("who", d);
    Other.component("none", e);
    Placeholder.parsed(f, "second");
  `;
  const { tags } = readSourceTexts(openSource('a.java', content, 'java'));
  expect(tags).toEqual(['home-name', 'amount', 'prefix', 'other', 'who']);
});
