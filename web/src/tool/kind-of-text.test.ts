import { expect, test } from 'vitest';
import { kindOfText } from './kind-of-text.ts';

test.each([
  ['', 'yml'],
  ["# a = 1\na: '&cHi'\n", 'yml'],
  ["messages:\r\n  'a b': '&cHi'\r\n", 'yml'],
  ["- '&7One'\n- '&7Two'\n", 'yml'],
  ['text: |\n  a = "b"\n  b=1\n', 'yml'],
  ['{"a": "&cHi"}', 'json'],
  ['[\n  "&cHi"\n]', 'json'],
  ['{\n  // codes\n  "a": "&cHi",\n}', 'json'],
  ['a=\\u00a7cHi\nb=\\u00a7aYou: {0}\n', 'properties'],
  ['prefix=[Farm] hi\n# a: b\nquoted="x"\n', 'properties'],
  [
    'config-version = "2.6"\n\n[servers]\nlobby = "127.0.0.1:30066"\ntry = [\n  "lobby"\n]\n',
    'toml',
  ],
  ['motd = "&cHi" # shown\nport = 25565\n', 'toml'],
  ['# MiniMOTD\nicon-enabled=true\nmotds=[\n    {\n        line1="<blue>Hi"\n    }\n]\n', 'conf'],
  ['motd {\n  line1 = "&cHi"\n}\n', 'conf'],
  ['&cHello there\n&7Second line\n', 'txt'],
])('%j is a file of the kind %s', (text, kind) => {
  expect(kindOfText(text)).toBe(kind);
});
