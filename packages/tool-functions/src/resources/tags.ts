import { releases } from '@fucina/game-versions';
import { diagnoseMiniMessage } from '@fucina/minecraft-text';
import { type Resource, type ResourceFamily, table } from './resource.ts';

/** The tags of MiniMessage: how one is written, and what it does. */
const TAGS: readonly (readonly [written: string, meaning: string])[] = [
  [
    '<red>text</red>',
    'One of the 16 colours by name: black, dark_blue, … white. Also <color:red>, <c:red>',
  ],
  ['<#ff8800>text</#ff8800>', 'Any colour'],
  ['<b>text</b>', 'Bold; also <bold>. <!b> switches it off'],
  ['<i>text</i>', 'Italic; also <italic>, <em>. <!i> makes item names upright'],
  ['<u>text</u>', 'Underlined; also <underlined>'],
  ['<st>text</st>', 'Struck through; also <strikethrough>'],
  ['<obf>text</obf>', 'Letters that change all the time; also <obfuscated>'],
  ['<reset>', 'Ends all that is open. Not where tags must be closed (strict)'],
  [
    '<gradient:#ff0000:#0000ff>text</gradient>',
    'Colours that flow into each other; a number at the end moves them',
  ],
  ['<transition:#ff0000:#0000ff:0.5>text</transition>', 'One colour between others'],
  ['<rainbow>text</rainbow>', 'All colours; <rainbow:!> from the other end, a number moves them'],
  ['<pride:trans>text</pride>', 'The colours of a flag'],
  [
    '<shadow:#000000:0.5>text</shadow>',
    'The colour of the letters’ shadow, and how visible it is. <!shadow> takes it away',
  ],
  [
    '<click:run_command:/spawn>text</click>',
    'What a click does: run_command, suggest_command, open_url, copy_to_clipboard, change_page',
  ],
  [
    "<hover:show_text:'<red>seen on pointing'>text</hover>",
    'What is shown when somebody points at it; an argument with tags stands in quotes',
  ],
  ['<insert:text>shown</insert>', 'What a shift-click writes into the chat'],
  ['<newline>', 'A line break; also <br>'],
  ['<font:minecraft:uniform>text</font>', 'Another font'],
  ['<key:key.jump>', 'The key that the player has for something'],
  [
    '<lang:block.minecraft.stone>',
    'A text of the game in the player’s language; also <tr>, <translate>',
  ],
  [
    "<lang_or:block.minecraft.stone:'stone'>",
    'The same, with what stands there if the game lacks it',
  ],
  ['<selector:@p>', 'The names of entities; also <sel>. Only where a server resolves it'],
  ['<score:Steve:kills>', 'A score'],
  ["<nbt:entity:'@p':Health>", 'Data of an entity, a block or a storage; also <data>'],
  ["<sprite:'minecraft:blocks':block/stone>", 'A picture from an atlas of the game'],
  ['<head:Notch>', 'The head of a player as a picture'],
];

export const tagReference: Resource = {
  name: 'minimessage-tags',
  uri: 'fucina://minimessage/tags',
  title: 'Tags of MiniMessage',
  description: 'Every tag with an example, and the first Adventure and game that have it',
  read: () =>
    `${INTRODUCTION}\n\n${table(
      ['Written', 'What it does', 'Adventure', 'Game'],
      TAGS.map(([written, meaning]) => {
        const { adventure = 'all', game = 'all' } = firstVersions(written);
        return [`\`${written}\``, meaning, adventure, game];
      }),
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
    const rows = TAGS.map(([written, meaning]) => [
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
