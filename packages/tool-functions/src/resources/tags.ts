import { releases } from '@fucina/game-versions';
import { diagnoseMiniMessage } from '@fucina/minecraft-text';
import type { LanguageCode } from '@fucina/site';
import { type DescribedTag, tagWords } from '@fucina/site/words/tag-reference';
import { type Resource, type ResourceFamily, table } from './resource.ts';

/** How each tag of MiniMessage is written. What it does is said in the words. */
const TAGS: Readonly<Record<DescribedTag, string>> = {
  color: '<red>text</red>',
  hex: '<#ff8800>text</#ff8800>',
  bold: '<b>text</b>',
  italic: '<i>text</i>',
  underlined: '<u>text</u>',
  strikethrough: '<st>text</st>',
  obfuscated: '<obf>text</obf>',
  reset: '<reset>',
  gradient: '<gradient:#ff0000:#0000ff>text</gradient>',
  transition: '<transition:#ff0000:#0000ff:0.5>text</transition>',
  rainbow: '<rainbow>text</rainbow>',
  pride: '<pride:trans>text</pride>',
  shadow: '<shadow:#000000:0.5>text</shadow>',
  click: '<click:run_command:/spawn>text</click>',
  hover: "<hover:show_text:'<red>seen on pointing'>text</hover>",
  insert: '<insert:text>shown</insert>',
  newline: '<newline>',
  font: '<font:minecraft:uniform>text</font>',
  key: '<key:key.jump>',
  lang: '<lang:block.minecraft.stone>',
  lang_or: "<lang_or:block.minecraft.stone:'stone'>",
  selector: '<selector:@p>',
  score: '<score:Steve:kills>',
  nbt: "<nbt:entity:'@p':Health>",
  sprite: "<sprite:'minecraft:blocks':block/stone>",
  head: '<head:Notch>',
};

/** A tag, and the first Adventure and game that have it where not all do. */
export interface TagRow {
  readonly written: string;
  readonly meaning: string;
  readonly adventure?: string;
  readonly game?: string;
}

/** Every tag, in a language. */
export function tagRows(language: LanguageCode): readonly TagRow[] {
  return describedTags(language).map((tag) => ({ ...tag, ...firstVersions(tag.written) }));
}

function describedTags(language: LanguageCode) {
  return keysOf(TAGS).map((tag) => ({ written: TAGS[tag], meaning: tagWords[language][tag] }));
}

export const tagReference: Resource = {
  name: 'minimessage-tags',
  uri: 'fucina://minimessage/tags',
  title: 'Tags of MiniMessage',
  description: 'Every tag with an example, and the first Adventure and game that have it',
  read: () =>
    `${INTRODUCTION}\n\n${table(
      ['Written', 'What it does', 'Adventure', 'Game'],
      tagRows('en').map(({ written, meaning, adventure = 'all', game = 'all' }) => [
        `\`${written}\``,
        meaning,
        adventure,
        game,
      ]),
    )}`,
};

export const tagsOfGame: ResourceFamily = {
  name: 'minimessage-tags-of-a-game',
  uri: 'fucina://minimessage/tags/{game}',
  title: 'Tags that a version of the game can show',
  description: 'The same list for one release of Java Edition, such as 1.16.5',
  values: releases.map(({ name }) => name),
  read(game) {
    const isShown = (written: string) =>
      diagnoseMiniMessage(written, { version: game }).every(
        ({ code }) => code !== 'needs-newer-game',
      );
    const rows = describedTags('en').map(({ written, meaning }) => [
      `\`${written}\``,
      meaning,
      isShown(written) ? 'yes' : 'no',
    ]);
    return table(['Written', 'What it does', `Minecraft ${game} shows it`], rows);
  },
};

const INTRODUCTION =
  'A tag is open until `</name>`, or to the end. A `<` that is text is written `\\<`. Codes such as `&c` or `§c` are ' +
  'no MiniMessage: convert them. Arguments with a colon or a quote stand in quotes.';

/** As the checker knows them. */
function firstVersions(written: string): { adventure?: string; game?: string } {
  const found = diagnoseMiniMessage(written, { adventure: '4.0', version: '1.7.2' });
  const detailOf = (code: string) => found.find((each) => each.code === code)?.detail;
  const adventure = detailOf('needs-newer-adventure');
  const game = detailOf('needs-newer-game');
  return { ...(adventure !== undefined && { adventure }), ...(game !== undefined && { game }) };
}

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): readonly Key[] {
  // The object is a literal, so it has no other keys.
  return Object.keys(table) as Key[];
}
