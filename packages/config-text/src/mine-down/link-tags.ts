import { tagOfColor, tagOfDecoration } from './mine-down-tags.ts';

/** The tags around the text of a link. */
export interface LinkTags {
  readonly open: string;
  readonly close: string;
}

const CLICKS: Readonly<Record<string, string>> = {
  open_url: 'open_url',
  url: 'open_url',
  link: 'open_url',
  run_command: 'run_command',
  command: 'run_command',
  suggest_command: 'suggest_command',
  copy_to_clipboard: 'copy_to_clipboard',
};
const HOVERS: ReadonlySet<string> = new Set(['hover', 'show_text']);
/** `name=` at the start of a word. */
const SETTING = /(?:^|\s)([a-z_]+)=/gi;

/**
 * The tags for what is in the parentheses after `[text]`; undefined where MiniMessage cannot say it, or it
 * is not understood. `toTags` reads MineDown in a hover text.
 */
export function linkTags(
  source: string,
  toTags: (text: string) => string | undefined,
): LinkTags | undefined {
  const names: string[] = [];
  const tags: string[] = [];
  const add = (name: string, tag: string) => {
    names.push(name);
    tags.push(`<${tag}>`);
    return true;
  };
  const addHover = (text: string) => {
    const shown = toTags(text);
    return shown !== undefined && add('hover', `hover:show_text:${quote(shown)}`);
  };
  const addSetting = (name: string, value: string): boolean => {
    const click = Object.hasOwn(CLICKS, name) ? CLICKS[name] : undefined;
    if (click !== undefined) return add('click', `click:${click}:${quote(value)}`);
    if (HOVERS.has(name)) return addHover(value);
    if (name === 'insert' || name === 'insertion') return add('insert', `insert:${quote(value)}`);
    if (name === 'font') return add('font', `font:${value}`);
    const words = name === 'color' || name === 'format' ? value.split(/[\s,]+/) : [];
    return words.length > 0 && words.every(addStyle);
  };
  const addStyle = (word: string): boolean => {
    const tag = tagOfColor(word) ?? tagOfDecoration(word);
    return tag !== undefined && add(tag, tag);
  };
  const settings = [...source.matchAll(SETTING)];
  const simple = source.slice(0, settings[0]?.index ?? source.length).trim();
  const isSaid =
    addSimple(simple, addStyle, addSetting, addHover) &&
    settings.every(({ 0: found, 1: name = '', index }, at) => {
      const value = source.slice(index + found.length, settings[at + 1]?.index);
      return addSetting(name.toLowerCase(), value.trim());
    });
  if (!isSaid) return undefined;
  return {
    open: tags.join(''),
    close: names
      .map((name) => `</${name}>`)
      .reverse()
      .join(''),
  };
}

/** Colors and decorations, then a command, or a link and the text that is shown over it. */
function addSimple(
  source: string,
  addStyle: (word: string) => boolean,
  addSetting: (name: string, value: string) => boolean,
  addHover: (text: string) => boolean,
): boolean {
  let rest = source;
  for (;;) {
    const [word = ''] = /^\S+/.exec(rest) ?? [];
    if (word === '') return true;
    if (word.startsWith('/')) return addSetting('run_command', rest);
    const after = rest.slice(word.length).trimStart();
    if (/^https?:\/\//i.test(word)) {
      return addSetting('open_url', word) && (after === '' || addHover(after));
    }
    if (!addStyle(word)) return addHover(rest);
    rest = after;
  }
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
