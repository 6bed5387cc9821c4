import { readMiniMessage, splitComponentLines, toPlain, toRuns } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { readPasted } from '../source/read-pasted.ts';
import { readSource } from '../source/read-source.ts';
import type { Wrapping } from './unwrapped.ts';

interface Row {
  readonly pasted: string;
  readonly around: Wrapping | undefined;
  readonly name?: string;
  readonly lines: readonly string[];
}

const AB = ['<gray>A</gray>', '<red>B</red>'];
const HI = ['<red>Hi</red>'];
const CODED = ['<red>Hi <b>there</b></red>'];

const ROWS: Readonly<Record<string, Row>> = {
  'a color that goes on behind a line break, in code': {
    pasted: String.raw`event.setMotd("§cHi\nthere");`,
    around: 'code',
    lines: ['<red>Hi</red>', '<red>there</red>'],
  },
  'a color that goes on behind a line break, in a file': {
    pasted: String.raw`motd: "&cHi\nthere"`,
    around: 'yaml',
    lines: ['<red>Hi</red>', '<red>there</red>'],
  },
  'a color that goes on in a block scalar': {
    pasted: 'message: |-\n  &cHi\n  there',
    around: 'yaml',
    lines: ['<red>Hi</red>', '<red>there</red>'],
  },
  'lines of lore, each of which begins anew': {
    pasted: 'lore: |-\n  &cHi\n  there',
    around: 'yaml',
    lines: ['<red>Hi</red>', 'there'],
  },
  'a flow list without quotes': {
    pasted: 'lore: [<gray>A, <red>B] # two',
    around: 'yaml',
    lines: ['<gray>A', '<red>B'],
  },
  'brackets that are a part of a text without quotes': {
    pasted: 'prefix: [<red>Hi]',
    around: 'yaml',
    lines: ['[<red>Hi]'],
  },
  'a command of a function that ends with it': {
    pasted: '/return run execute as @a run tellraw @s {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'a component below its key in the answer of a server': {
    pasted: '{"description":{"text":"§cHi"}}',
    around: 'data',
    lines: HI,
  },
  'colors that Bedrock Edition alone has': {
    pasted: '§gHi §lthere',
    around: undefined,
    lines: ['<#ddd605>Hi <b>there</b></#ddd605>'],
  },
  'a command with colors that Bedrock Edition alone has': {
    pasted: '/tellraw @a {"rawtext":[{"text":"§gHi "},{"text":"§lthere"}]}',
    around: 'command',
    lines: ['<#ddd605>Hi <b>there</b></#ddd605>'],
  },
  'a code block': { pasted: "```yml\n- '&7A'\n- '&cB'\n```", around: 'yaml', lines: AB },
  'a code block without a language': { pasted: '```\n&7A\n&cB\n```', around: 'fence', lines: AB },
  'a code block with words around it': {
    pasted: 'this is my lore:\n```yaml\nlore:\n  - "&7A"\n  - "&cB"\n```\nwhy is it white??',
    around: 'yaml',
    lines: AB,
  },
  'lines of a log': {
    pasted: '[12:34:56] [Server thread/INFO]: &7A\n[12:34:57] [Server thread/INFO]: &cB\n',
    around: 'log',
    lines: AB,
  },
  'a line of a log of Paper': { pasted: '[12:34:56 INFO]: &cHi', around: 'log', lines: HI },
  'a line of a log of Forge': {
    pasted: '[27Nov2026 12:34:56.789] [Server thread/INFO] [minecraft/MinecraftServer]: &cHi',
    around: 'log',
    lines: HI,
  },
  'chat in a log of the game': {
    pasted: '[12:34:56] [Render thread/INFO]: [System] [CHAT] §cHi',
    around: 'log',
    lines: HI,
  },
  'a line of a log in a code block': {
    pasted: '```\n[12:34:56] [Server thread/INFO]: &cHi\n```',
    around: 'log',
    lines: HI,
  },
  'a command in a log': {
    pasted: '[12:34:56 INFO]: /tellraw @a {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'a time that is no log': {
    pasted: '[12:34:56] &cHi',
    around: undefined,
    lines: ['[12:34:56] <red>Hi</red>'],
  },
  'texts without quotes in a file with keys below keys': {
    pasted: 'messages:\n  welcome: <gray>A\n  delay: 5\n  bye: <red>B\n',
    around: 'yaml',
    lines: ['<gray>A', '<red>B'],
  },
  'a code in the middle of a text without quotes': {
    pasted: 'messages:\n  refused: No &cway\n',
    around: 'yaml',
    lines: ['No <red>way</red>'],
  },
  'a text without quotes below a key that stands for texts': {
    pasted: 'no-permission: No &cway',
    around: 'yaml',
    lines: ['No <red>way</red>'],
  },
  'a text without quotes over two rows': {
    pasted: 'messages:\n    one: <gray>A\n    two: <red>B\n        and more\n',
    around: 'yaml',
    lines: ['<gray>A', '<red>B and more'],
  },
  'lines of a YAML file that are numbered': {
    pasted: 'info:\n  line1: "&7A =>"\n  line2: "&cB"\n  line3: "&7C"\n',
    around: 'yaml',
    lines: ['<gray>A =></gray>', '<red>B</red>', '<gray>C</gray>'],
  },
  'rows below any key': {
    pasted: 'rules: |-\n  &7A\n  &cB\n',
    around: 'yaml',
    lines: AB,
  },
  'rows that are one line': {
    pasted: 'greeting: >\n  &cHi\n  you\n',
    around: 'yaml',
    lines: ['<red>Hi you</red>'],
  },
  'the begin of a file': {
    pasted: "---\nlines:\n- '&7A'\n- '&cB'",
    around: 'yaml',
    lines: AB,
  },
  'an item of a menu with a title': {
    pasted: "title: '&8Menu'\nitems:\n  a:\n    lore: ['&7A', '&cB']\n    name: '&cHi'\n",
    around: 'yaml',
    name: '<red>Hi</red>',
    lines: AB,
  },
  'items in a list': {
    pasted: "title: '&8Menu'\nitems:\n- name: '&cHi'\n  lore:\n  - '&7A'\n  - '&cB'\n",
    around: 'yaml',
    name: '<red>Hi</red>',
    lines: AB,
  },
  'a line break between two strings of code': {
    pasted: `"§7" + "A" + '\\n' + "§cB"`,
    around: 'code',
    lines: AB,
  },
  'strings with a break between them': {
    pasted: 'player.sendMessage(String.join("\\n", "§7A", "§cB"));',
    around: 'code',
    lines: AB,
  },
  'a color of six digits in code': {
    pasted: 'player.sendMessage(ChatColor.of("#ff8800") + "Hi");',
    around: 'code',
    lines: ['<#ff8800>Hi</#ff8800>'],
  },
  'a string whose gaps are filled': {
    pasted: '"§cHi %s".formatted(player.getName())',
    around: 'code',
    lines: ['<red>Hi %s</red>'],
  },
  'a text under its name in a file': {
    pasted: 'config.addDefault("messages.welcome", "&cHi");',
    around: 'code',
    lines: HI,
  },
  'a book that is being written': {
    pasted: '/give @p writable_book[writable_book_content={pages:["A","B"]}]',
    around: 'command',
    lines: ['A', 'B'],
  },
  'signs in a whole region': {
    pasted:
      '/fill 1 2 3 ~ ~ ~ oak_sign[rotation=4]{front_text:{messages:[{text:"A",color:"gray"},{text:"B",color:"red"},"",""]}}',
    around: 'command',
    lines: AB,
  },
  'a command inside of two others': {
    pasted:
      '/execute as @a run execute unless entity @s run tellraw @s {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'the data of a sign': {
    pasted: `{front_text:{messages:['{"text":"A","color":"gray"}','{"text":"B","color":"red"}','""','""']}}`,
    around: 'data',
    lines: AB,
  },
  'the data of a sign, as the game tells it': {
    pasted: `1, -60, 3 has the following block data: {Text1: '{"text":"Hi","color":"red"}', Text2: '""', id: "minecraft:sign"}`,
    around: 'data',
    lines: HI,
  },
  'the data of an item, as the game tells it': {
    pasted:
      'Notch has the following entity data: {id: "minecraft:stick", count: 1, components: {"minecraft:custom_name": {text: "Hi", color: "red"}, "minecraft:lore": [{text: "A", color: "gray"}, {text: "B", color: "red"}]}}',
    around: 'data',
    name: '<red>Hi</red>',
    lines: AB,
  },
  'text in backticks': { pasted: '`&cHi`', around: 'fence', lines: HI },
  'a comment behind an item': {
    pasted: `- "&7A" # first\n- '&cB'   # second`,
    around: 'yaml',
    lines: AB,
  },
  'a flow list': { pasted: `lore: ["&7A", '&cB']`, around: 'yaml', lines: AB },
  'a string over two rows': {
    pasted: "motd: '&cHi\n  &lthere'",
    around: 'yaml',
    lines: CODED,
  },
  'a string over two rows with an empty one between, and a key after it': {
    pasted: 'motd: "&7A\n\n  &cB" # ours\nfooter: "&7A"',
    around: 'yaml',
    lines: [...AB, '<gray>A</gray>'],
  },
  'a string whose row ends with a backslash': {
    pasted: 'lore:\n  - "&7\\\n    A"\n  - "&cB"',
    around: 'yaml',
    lines: AB,
  },
  'an item as Bukkit keeps it': {
    pasted:
      '  ==: org.bukkit.inventory.ItemStack\n  v: 3955\n  type: STONE\n  meta:\n    ==: ItemMeta\n    display-name: \'{"text":"Edge","color":"red"}\'\n    lore:\n    - \'{"text":"A","color":"gray"}\'',
    around: 'yaml',
    name: '<red>Edge</red>',
    lines: ['<gray>A</gray>'],
  },
  'an item of a kit of Essentials': {
    pasted: '- diamond_sword 1 sharpness:5 name:&6&lEdge lore:&7A|&cB',
    around: 'config',
    name: '<gold><b>Edge</b></gold>',
    lines: AB,
  },
  'an item of Essentials with words joined by underscores': {
    pasted: "'373:8226 2 lore:&cHi_&lthere'",
    around: 'config',
    lines: CODED,
  },
  'an item of Essentials as somebody gives it': {
    pasted: "/give Luca diamond_sword 1 name:&cL'[Hi]_&lthere",
    around: 'config',
    name: "<red>L'[Hi] <b>there</b></red>",
    lines: [],
  },
  'a block list without quotes': { pasted: 'lore:\n- &7A\n- &cB', around: 'yaml', lines: AB },
  'a list with an empty item': {
    pasted: 'lore:\n- &7A\n-\n- &cB',
    around: 'yaml',
    lines: ['<gray>A</gray>', '', '<red>B</red>'],
  },
  'messages with an empty item': {
    pasted: 'messages:\n- &7A\n-\n- &cB',
    around: 'yaml',
    lines: ['<gray>A</gray>', '', '<red>B</red>'],
  },
  'a string with a value in between': {
    pasted: 'player.sendMessage("&7A " + player.getName() + " &cB");',
    around: 'code',
    lines: ['<gray>A {player.getName} </gray><red>B</red>'],
  },
  'items without quotes': { pasted: '  - &7A\n  - &cB', around: 'yaml', lines: AB },
  'an item of a YAML file': {
    pasted:
      "sword:\n  material: DIAMOND_SWORD\n  name: '&6&lEdge'\n  # what it does\n  lore:\n    - '&7A'\n    - '&cB' # strong\n  amount: 1",
    around: 'yaml',
    name: '<gold><b>Edge</b></gold>',
    lines: AB,
  },
  'an item without a key above': {
    pasted: 'display-name: "&cEdge"\nlore: []',
    around: 'yaml',
    name: '<red>Edge</red>',
    lines: [],
  },
  'a block scalar': { pasted: 'message: |-\n  &7A\n  &cB', around: 'yaml', lines: AB },
  'a message without quotes': { pasted: 'no-permission: &cHi', around: 'yaml', lines: HI },
  'a properties line': { pasted: String.raw`motd=\u00a7cHi`, around: 'properties', lines: HI },
  'a properties file': {
    pasted: '#Minecraft server properties\nmax-players=20\nmotd=§cHi\npvp=true\n',
    around: 'properties',
    lines: HI,
  },
  'a properties line with a colon': {
    pasted: String.raw`motd: \u00a7cHi`,
    around: 'properties',
    lines: HI,
  },
  'a value of a properties file': {
    pasted: String.raw`\u00A7cHi \u00A7lthere`,
    around: 'properties',
    lines: CODED,
  },
  'a text of Skript': {
    pasted: `send "&cHi %player's name%" to all players`,
    around: 'code',
    lines: ["<red>Hi %player's name%</red>"],
  },
  'a script of Skript': {
    pasted:
      'on join:\n    # greets\n    send title "&7A" with subtitle "&cB" to player\n    wait 1 second\n    broadcast "&cHi ""you"""',
    around: 'code',
    lines: [...AB, '<red>Hi "you"</red>'],
  },
  'a string that is cut off': { pasted: 'message: "&cHi', around: 'yaml', lines: HI },
  'a list that is cut off': {
    pasted: "lore:\n  - '&7A'\n  - '&cB",
    around: 'yaml',
    lines: AB,
  },
  'code that is cut off': {
    pasted: 'player.sendMessage("§cHi',
    around: 'code',
    lines: HI,
  },
  'a line of TOML': { pasted: 'motd = "<red>Hi</red>"', around: 'config', lines: HI },
  'lines of HOCON': {
    pasted: 'line1="<gray>A</gray>"\nline2="<red>B</red>"',
    around: 'config',
    lines: AB,
  },
  '§ codes in JSON': { pasted: '{"text":"§cHi §lthere"}', around: undefined, lines: CODED },
  '§ codes in SNBT': { pasted: '{text:"§cHi §lthere"}', around: undefined, lines: CODED },
  tellraw: { pasted: '/tellraw @a {"text":"Hi","color":"red"}', around: 'command', lines: HI },
  'tellraw of an execute command': {
    pasted: '/execute as @a[distance=..5] at @s run tellraw @s {text:"Hi",color:"red"}',
    around: 'command',
    lines: HI,
  },
  'an execute command before 1.13': {
    pasted: '/execute @p ~ ~ ~ /tellraw @p {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'a title and its subtitle': {
    pasted:
      '/title @a times 10 70 20\n/title @a subtitle {text:"B",color:"red"}\n/title @a title {text:"A",color:"gray"}',
    around: 'command',
    lines: AB,
  },
  'a subtitle alone': {
    pasted: '/title @a subtitle {"text":"Hi","color":"red"}\n/title @a title {"text":""}',
    around: 'command',
    lines: HI,
  },
  'a boss bar': {
    pasted:
      '/bossbar add minecraft:text {text:"Hi",color:"red"}\n/bossbar set minecraft:text players @a',
    around: 'command',
    lines: HI,
  },
  'a sidebar': {
    pasted:
      '/scoreboard objectives add text dummy {text:"A",color:"gray"}\n/scoreboard objectives setdisplay sidebar text\n/scoreboard players set line1 text 1\n/scoreboard players display name line1 text {text:"B",color:"red"}',
    around: 'command',
    lines: AB,
  },
  'a prefix of a team': {
    pasted: '/team modify red prefix {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'a sign': {
    pasted: `/setblock ~ ~ ~ oak_sign{front_text:{messages:['{"text":"A","color":"gray"}','{"text":"B","color":"red"}','""','{"text":""}']}}`,
    around: 'command',
    lines: AB,
  },
  'a sign before 1.20': {
    pasted: `/setblock 1 2 3 oak_sign[rotation=4]{Text1:'{"text":"A","color":"gray"}',Text2:'{"text":"B","color":"red"}'}`,
    around: 'command',
    lines: AB,
  },
  'a sign that is there': {
    pasted:
      '/data merge block ~ ~ ~ {front_text:{messages:[{text:"A",color:"gray"},{text:"B",color:"red"},"",""]}}',
    around: 'command',
    lines: AB,
  },
  'a name that is set': {
    pasted: `/data modify entity @e[type=pig,limit=1] CustomName set value '{"text":"Hi","color":"red"}'`,
    around: 'command',
    lines: HI,
  },
  'a book': {
    pasted: `/give @p written_book{pages:['{"text":"A","color":"gray"}','{"text":"B","color":"red"}'],title:"x",author:""}`,
    around: 'command',
    lines: AB,
  },
  'a book of components': {
    pasted:
      '/give @p written_book[written_book_content={pages:[{raw:{text:"Hi",color:"red"}}],title:"x",author:""}]',
    around: 'command',
    lines: HI,
  },
  'a text display': {
    pasted: `/summon minecraft:text_display ~ ~1 ~ {billboard:"center",text:'{"text":"Hi","color":"red"}'}`,
    around: 'command',
    lines: HI,
  },
  'a name tag': {
    pasted: '/summon armor_stand ~ ~ ~ {CustomName:{text:"Hi",color:"red"},CustomNameVisible:1b}',
    around: 'command',
    lines: HI,
  },
  'a command of Bedrock Edition': {
    pasted: '/titleraw @a title {"rawtext":[{"text":"§cHi"}]}',
    around: 'command',
    lines: HI,
  },
  'a function file': {
    pasted: '# welcome\neffect give @s speed\ntellraw @a {"text":"Hi","color":"red"}\n',
    around: undefined,
    lines: ['# welcome', 'effect give @s speed', 'tellraw @a {"text":"Hi","color":"red"}'],
  },
  'a function file that begins with a text': {
    pasted: '# welcome\ntellraw @a {"text":"Hi","color":"red"}\n',
    around: 'command',
    lines: HI,
  },
  'a give command': {
    pasted:
      '/give @p stone[custom_name={text:"Edge",color:"red",italic:0b},lore=[{text:"A",color:"gray",italic:0b}]]',
    around: 'command',
    name: '<red>Edge</red>',
    lines: ['<gray>A</gray>'],
  },
  'an item that is put into a hand': {
    pasted: `/execute as @a run item replace entity @s weapon with stone{display:{Name:'{"text":"Edge","color":"red","italic":false}'}}`,
    around: 'command',
    name: '<red>Edge</red>',
    lines: [],
  },
  'an item without its command': {
    pasted:
      'diamond_sword[custom_name={text:"Edge",color:"red",italic:0b},lore=[{text:"A",color:"gray",italic:0b}]] 3',
    around: 'command',
    name: '<red>Edge</red>',
    lines: ['<gray>A</gray>'],
  },
  'the components of an item alone': {
    pasted:
      '[custom_name={text:"Edge",color:"red",italic:0b},lore=[{text:"A",color:"gray",italic:0b}]]',
    around: 'command',
    name: '<red>Edge</red>',
    lines: ['<gray>A</gray>'],
  },
  'an item without its command, as it was': {
    pasted: `minecraft:stick{display:{Name:'{"text":"Edge","color":"red","italic":false}'}}`,
    around: 'command',
    name: '<red>Edge</red>',
    lines: [],
  },
  'data of an item': {
    pasted:
      '{id:"minecraft:stone",count:1,components:{"minecraft:custom_name":{text:"Edge",color:"red"},"minecraft:lore":[{text:"A",color:"gray"}]}}',
    around: 'data',
    name: '<red>Edge</red>',
    lines: ['<gray>A</gray>'],
  },
  'a string of Java': {
    pasted: String.raw`"\u00a7cHi \u00a7lthere"`,
    around: 'code',
    lines: CODED,
  },
  'a string of Java with & codes': { pasted: '"&cHi &lthere";', around: 'code', lines: CODED },
  'strings that are joined': { pasted: '"&cHi " + "&lthere"', around: 'code', lines: CODED },
  'constants of Bukkit': {
    pasted: 'player.sendMessage(ChatColor.RED + "Hi " + ChatColor.BOLD + "there");',
    around: 'code',
    lines: CODED,
  },
  'translated codes': {
    pasted: `player.sendMessage(ChatColor.translateAlternateColorCodes('&', "&cHi &lthere"));`,
    around: 'code',
    lines: CODED,
  },
  'a variable of Kotlin': { pasted: 'val message = "§cHi §lthere"', around: 'code', lines: CODED },
  'a raw string of Kotlin': { pasted: '"""&7A\n&cB"""', around: 'code', lines: AB },
  'a list of Java': {
    pasted: 'meta.setLore(Arrays.asList(\n    "§7A",\n    "§cB"\n));',
    around: 'code',
    lines: AB,
  },
  'an item of Java': {
    pasted:
      'ItemMeta meta = item.getItemMeta();\nmeta.setDisplayName("§cEdge");\nmeta.setLore(List.of("§7A", "§cB"));\nitem.setItemMeta(meta);',
    around: 'code',
    name: '<red>Edge</red>',
    lines: AB,
  },
  '& codes without quotes': { pasted: '&cHi &lthere', around: undefined, lines: CODED },
  'damaged § codes': { pasted: 'Â§cHi Â§lthere', around: undefined, lines: CODED },
  'damaged § codes in a properties line': {
    pasted: String.raw`motd=\u00C2\u00A7cHi \u00C2\u00A7lthere \u00C2\u00BB \u00E2\u0098\u0085`,
    around: 'properties',
    lines: ['<red>Hi <b>there » ★</b></red>'],
  },
  'a key of one sign, and values that are no texts': {
    pasted:
      "    title: '&7A'\n    previous-menu: true\n    '@':\n      sound: ENTITY_CAT_HURT\n      description: '&cB'",
    around: 'yaml',
    lines: AB,
  },
  'texts without quotes below one in quotes': {
    pasted: "success: '<gray>A</gray>'\nversion:\n  description: <red>B</red>\n  text: Be nice",
    around: 'yaml',
    lines: [...AB, 'Be nice'],
  },
  'the end of a list, and what is below it': {
    pasted: "    - '&cHi'\n  '^':\n    type: SKULL_ITEM",
    around: 'yaml',
    lines: HI,
  },
  'tags that go over a line break': {
    pasted: 'text: "<gray>A\\n</gray><red>B\\nC</red>"',
    around: 'yaml',
    lines: [...AB, '<red>C</red>'],
  },
  'the end of an object of JSON': {
    pasted: '  "no.a": "&7A",\n  "no.b": "&cB"\n}',
    around: 'yaml',
    lines: AB,
  },
  'constants that are put into a field': {
    pasted: 'header = ChatColor.RED + "Hi " + ChatColor.BOLD + "there";',
    around: 'code',
    lines: CODED,
  },
  'the answer of a server': {
    pasted: '{"version":{"name":"x"},"description":{"text":"§cHi"}}',
    around: 'data',
    lines: HI,
  },
  'the file of a pack': {
    pasted: '{"pack":{"pack_format":15,"description":{"text":"Hi","color":"red"}}}',
    around: 'data',
    lines: HI,
  },
  'an advancement': {
    pasted:
      '{"display":{"icon":{"id":"stone"},"title":{"text":"A","color":"gray"},"description":{"text":"B","color":"red"}},"criteria":{}}',
    around: 'data',
    lines: AB,
  },
  'items in a list of JSON': {
    pasted: '[{"name":"&cEdge","lore":["&7A","&cB"]}]',
    around: 'config',
    name: '<red>Edge</red>',
    lines: AB,
  },
  'a command as a log tells who gave it': {
    pasted: '[12:34:56 INFO]: Luca issued server command: /tellraw @a {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'a flow list without a key': { pasted: `["&7A", '&cB'] # two`, around: 'yaml', lines: AB },
  'a list of JSON': { pasted: '[\n  "&7A",\n  "&cB"\n]', around: 'yaml', lines: AB },
  'a flow list over several rows': {
    pasted: 'lore: [\n  "&7A",\n  "&cB", # two\n]\namount: 1',
    around: 'yaml',
    lines: AB,
  },
  'a list in an object of JSON': {
    pasted: '{\n  "lore": [\n    "&7A",\n    "&cB"\n  ]\n}',
    around: 'config',
    lines: AB,
  },
  'an item in an object of JSON': {
    pasted: '{"name": "&cEdge", "lore": ["&7A", "&cB"]}',
    around: 'config',
    name: '<red>Edge</red>',
    lines: AB,
  },
  'a string of YAML in single quotes': {
    pasted: "'&cIt''s &lme'",
    around: 'yaml',
    lines: ["<red>It's <b>me</b></red>"],
  },
  'strings in single quotes, one below the other': {
    pasted: "'&7A',\n'&cB',",
    around: 'yaml',
    lines: AB,
  },
  'a sign that somebody gets': {
    pasted: `/give @p oak_sign{BlockEntityTag:{Text1:'{"text":"A","color":"gray"}',Text2:'{"text":"B","color":"red"}'}}`,
    around: 'command',
    lines: AB,
  },
  'a sign of components that somebody gets': {
    pasted:
      '/give @p oak_sign[block_entity_data={id:"oak_sign",front_text:{messages:[{text:"A",color:"gray"},{text:"B",color:"red"},"",""]}}]',
    around: 'command',
    lines: AB,
  },
  'a stand with a name that somebody gets': {
    pasted: `/give @p armor_stand{EntityTag:{CustomName:'{"text":"Hi","color":"red"}'}}`,
    around: 'command',
    lines: HI,
  },
  'an item that lies on the ground': {
    pasted: `/summon item ~ ~ ~ {Item:{id:"minecraft:stone",Count:1b,tag:{display:{Name:'{"text":"Hi","color":"red"}'}}}}`,
    around: 'command',
    name: '<red>Hi</red>',
    lines: [],
  },
  'a text display that rides': {
    pasted: `/summon armor_stand ~ ~ ~ {Passengers:[{id:"text_display",text:'{"text":"Hi","color":"red"}'}]}`,
    around: 'command',
    lines: HI,
  },
  'a command of a macro': {
    pasted: '$tellraw @a {"text":"Hi","color":"red"}',
    around: 'command',
    lines: HI,
  },
  'a text block of Java': {
    pasted: 'String text = """\n    &7A\n      &cB\n    """;',
    around: 'code',
    lines: ['<gray>A</gray>', '<gray>  </gray><red>B</red>'],
  },
  'a raw string of Kotlin without its indentation': {
    pasted: 'val text = """\n    &7A\n    &cB\n""".trimIndent()',
    around: 'code',
    lines: AB,
  },
  'a raw string of Kotlin with a margin': {
    pasted: 'val text = """\n    |&7A\n    |&cB\n""".trimMargin()',
    around: 'code',
    lines: AB,
  },
  'a string in front of a value': {
    pasted: '"&cHi " + player.getName()',
    around: 'code',
    lines: ['<red>Hi {player.getName}</red>'],
  },
  'a call in which a class begins': {
    pasted: 'menu.add(new Button(new ItemBuilder(PAPER).setName("&cHi")) { // opens it',
    around: 'code',
    lines: HI,
  },
  'rows of a list that begin with commas': {
    pasted: ',"&7A"\n,"&cB"',
    around: 'code',
    lines: AB,
  },
  'a string in front of a value of another type': {
    pasted: 'lore.add(ChatColor.RED + "x" + (int) item.price);',
    around: 'code',
    lines: ['<red>x{item.price}</red>'],
  },
  'a string behind a value': { pasted: 'prefix + "&cHi"', around: 'code', lines: HI },
  'a string of Java behind one of a file': {
    pasted: 'player.sendMessage(plugin.getConfig().getString("prefix") + "§cHi");',
    around: 'code',
    lines: HI,
  },
  'a string whose codes are replaced': {
    pasted: String.raw`player.sendMessage("&cHi %name%".replace("%name%", player.getName()).replaceAll("&", "\u00a7"));`,
    around: 'code',
    lines: ['<red>Hi %name%</red>'],
  },
  'tags of a library': {
    pasted:
      'player.sendMessage(mm.deserialize("<red>Hi <name>", Placeholder.unparsed("name", "Luca")));',
    around: 'code',
    lines: ['<red>Hi <name>'],
  },
  'a string that is not the first of a call': {
    pasted: 'Bukkit.createInventory(null, 27, "§cHi");',
    around: 'code',
    lines: HI,
  },
  'a string that is given back': { pasted: 'return "§cHi";', around: 'code', lines: HI },
  'a string that is put into a field': { pasted: 'this.text = "§cHi";', around: 'code', lines: HI },
  'a message of an enum': { pasted: 'NO_PERMISSION("&cHi"),', around: 'code', lines: HI },
  'code with a comment': {
    pasted: '// "greets"\nplayer.sendMessage("§cHi"); // "x"',
    around: 'code',
    lines: HI,
  },
  'a message that goes on in the next row': {
    pasted: 'motd=§cHi \\\n    §lthere',
    around: 'properties',
    lines: CODED,
  },
  'a string of TOML over several rows': {
    pasted: 'motd = """\n<gray>A</gray>\n<red>B</red>"""',
    around: 'config',
    lines: AB,
  },
  'an array of Java': {
    pasted: 'private static final String[] HELP = {\n    "&7A",\n    "&cB"\n};',
    around: 'code',
    lines: AB,
  },
  'a new array of Java': {
    pasted: 'String[] lines = new String[]{"§7A", "§cB"};',
    around: 'code',
    lines: AB,
  },
  'strings that are put into a variable by case': {
    pasted:
      'switch (type) {\n    case "join":\n        text = "&7A";\n        break;\n    case "quit":\n        text = "&cB";\n}',
    around: 'code',
    lines: AB,
  },
  'messages of an enum with their names in a file': {
    pasted: 'enum Lang {\n    PREFIX("prefix", "&7A"),\n    NO_MONEY("no-money", "&cB");\n}',
    around: 'code',
    lines: AB,
  },
  'texts under names': {
    pasted:
      'messages.put("a", "&7A");\nnew Message("no-money", "&cB");\nnew Item("BEE_WINGS", "&7C");',
    around: 'code',
    lines: [...AB, '<gray>C</gray>'],
  },
  'strings from the middle of a call to its end': {
    pasted: '"&7A", "&cB");',
    around: 'code',
    lines: AB,
  },
  'an empty line in the lore of Paper': {
    pasted:
      'meta.lore(List.of(\n    mm.deserialize("<gray>A"),\n    Component.empty(),\n    mm.deserialize("<red>B")\n));',
    around: 'code',
    lines: ['<gray>A', '', '<red>B'],
  },
  'a component in place of a tag': {
    pasted:
      'mm.deserialize("<red>Hi <name>", Placeholder.component("name", Component.text("Luca", NamedTextColor.RED)));',
    around: 'code',
    lines: ['<red>Hi <name>'],
  },
  'a command in code': {
    pasted: String.raw`Bukkit.dispatchCommand(console, "tellraw @a {\"text\":\"Hi\",\"color\":\"red\"}");`,
    around: 'command',
    lines: HI,
  },
  'a prefix of LuckPerms': {
    pasted: '/lp user Luca meta setprefix 100 "&7A"\n/lp group vip meta addsuffix &cB server=lobby',
    around: 'plugin-command',
    lines: AB,
  },
  'a text in quotation marks after a command of a plugin': {
    pasted: '/hd addline spawn "&cHi &lthere"',
    around: 'plugin-command',
    lines: CODED,
  },
  'a key with a sign of sums': {
    pasted: 'scoreboard-1.20.3+:\n  title: "&7A"\n  lines:\n    - "&cB"',
    around: 'yaml',
    lines: AB,
  },
  'a key with other letters': { pasted: "città:\n  - '&cHi'", around: 'yaml', lines: HI },
  'words in quotation marks beside a text': {
    pasted: 'bar:\n  style: "PROGRESS" # of the bar\n  progress: "100"\n  text: "&cHi"',
    around: 'yaml',
    lines: HI,
  },
  'items of a list with several keys': {
    pasted: "lines:\n- content: '&7A'\n  height: 0.3\n- content: '&cB'\n  height: 0.3",
    around: 'yaml',
    lines: AB,
  },
  'a list in an item of a list': {
    pasted: "pages:\n- lines:\n  - content: '&7A'\n    height: 0.3\n  - content: '&cB'\n",
    around: 'yaml',
    lines: AB,
  },
  'settings in a list beside texts': {
    pasted:
      "- lines:\n  - content: '&7A'\n  - content: '&cB'\n  actions:\n    LEFT:\n    - CONSOLE:say hi",
    around: 'yaml',
    lines: AB,
  },
  'lines without codes beside one with them': {
    pasted: "Info:\n- '&7A'\n- Words without quotes\n  over two rows",
    around: 'yaml',
    lines: ['<gray>A</gray>', 'Words without quotes over two rows'],
  },
  'a key of several words': {
    pasted: 'Kicked for unlinking: "&cHi &lthere"',
    around: 'yaml',
    lines: CODED,
  },
  'a book of a kit': {
    pasted: '- writtenbook 1 title:&cHi author:Luca lore:&7A|&cB',
    around: 'config',
    name: '<red>Hi</red>',
    lines: AB,
  },
  'an item of Oraxen': {
    pasted:
      "ruby:\n  itemname: '<red>Hi</red>'\n  material: PAPER\n  Pack:\n    model: item/ruby\n",
    around: 'yaml',
    name: '<red>Hi</red>',
    lines: [],
  },
  'an item of MythicMobs': {
    pasted: "Edge:\n  Id: STONE\n  Display: '&cHi'\n  Lore:\n  - '&7A'\n  - '&cB'",
    around: 'yaml',
    name: '<red>Hi</red>',
    lines: AB,
  },
  'a kit of Essentials': {
    pasted:
      'kits:\n  tools:\n    delay: 10\n    items:\n      - 272 1\n      - 273 1 name:&cHi lore:&7A|&cB rules:x\n      - 274 1 name:&cBye',
    around: 'config',
    name: '<red>Hi</red>',
    lines: AB,
  },
  'messages in a properties file': {
    pasted: 'adventure=adventure\nfirst=<gray>A</gray>\nsecond=<red>B</red>',
    around: 'properties',
    lines: AB,
  },
  'a message of a properties file': { pasted: 'prefix=&cHi', around: 'properties', lines: HI },
  'a text and a number of TOML': {
    pasted: '# the list\nmotd = "<red>Hi</red>"\nshow-max-players = 500\nonline-mode = true',
    around: 'config',
    lines: HI,
  },
  'a component with the comma behind it': {
    pasted: '{"text":"Hi","color":"red"},',
    around: 'data',
    lines: HI,
  },
  'components with commas between them': {
    pasted: '{"text":"A","color":"gray"},\n{"text":"B","color":"red"}',
    around: 'data',
    lines: AB,
  },
  'strings with components in a list': {
    pasted: `['{"text":"A","color":"gray"}','{"text":"B","color":"red"}']`,
    around: 'data',
    lines: AB,
  },
  'strings with components on rows': {
    pasted: `'{"text":"A","color":"gray"}',\n'{"text":"B","color":"red"}',`,
    around: 'data',
    lines: AB,
  },
  'the lore alone': {
    pasted: `Lore:['{"text":"A","color":"gray"}','{"text":"B","color":"red"}']`,
    around: 'data',
    lines: AB,
  },
  'name and lore alone': {
    pasted: `display:{Name:'{"text":"Hi","color":"red"}',Lore:['{"text":"A","color":"gray"}']}`,
    around: 'data',
    name: '<red>Hi</red>',
    lines: ['<gray>A</gray>'],
  },
  'an item that was put into a hand before 1.17': {
    pasted: `/replaceitem entity @p slot.weapon.mainhand stone{display:{Name:'{"text":"Edge","color":"red","italic":false}'}}`,
    around: 'command',
    name: '<red>Edge</red>',
    lines: [],
  },
  'a sign that shows data': {
    pasted: `/setblock ~ ~ ~ oak_sign{front_text:{messages:['{"nbt":"x","storage":"a:b"}','""','""','""']}}`,
    around: 'command',
    lines: ["<nbt:storage:'a:b':x/>"],
  },
  'a command of Bedrock Edition with a name in it': {
    pasted: '/tellraw @a {"rawtext":[{"text":"§cHi "},{"text":"you"},{"selector":"@p"}]}',
    around: 'command',
    lines: ['<red>Hi you</red><sel:@p/>'],
  },
  'codes that Windows damaged': {
    pasted: 'Â§câ˜… Â§lÂ» â€¢ Ã¨',
    around: undefined,
    lines: ['<red>★ <b>» • è</b></red>'],
  },
  'codes that were damaged twice': {
    pasted: 'Ã‚Â§cHi Ã‚Â»',
    around: undefined,
    lines: ['<red>Hi »</red>'],
  },
};

/** What the game draws, the name above the lore. */
function runsOf(lines: readonly string[]) {
  return lines.map((line) => {
    const read = readMiniMessage(line);
    if (!read.ok) throw new Error(line);
    return toRuns(read.value);
  });
}

test.each(Object.entries(ROWS))('%s is read as lines', (_, { pasted, around, name, lines }) => {
  const read = readPasted(pasted);
  expect(read && { around: read.wrapping, name: read.name, lines: read.lines }).toEqual({
    around,
    name,
    lines,
  });
});

test.each(Object.entries(ROWS))('%s is read as one text', (_, { pasted, around, name, lines }) => {
  const source = readSource(pasted);
  if (!source.ok) throw new Error(source.error.code);
  expect(source.wrapping).toBe(around);
  const all = [...(name === undefined ? [] : [name]), ...lines];
  if (source.format === 'plain') expect(toPlain(source.value).trimEnd()).toBe(all.join('\n'));
  else expect(splitComponentLines(source.value).map((line) => toRuns(line))).toEqual(runsOf(all));
});

test('a call in a component of SNBT is no code of a program', () => {
  const uuid = '8667ba71-b85a-4004-af54-457a9734eed7';
  const pasted = `{text:"x",hover_event:{action:"show_entity",id:"pig",uuid:uuid("${uuid}")}}`;
  const source = readSource(pasted);
  if (!source.ok) throw new Error(source.error.code);
  expect(source).toMatchObject({ format: 'snbt', wrapping: undefined });
  expect(toPlain(source.value)).toBe('x');
});

test.each([
  'Hello "world"',
  '"Hello"',
  'He said ("hi") to me',
  '- a\n- b',
  'Rules:\n- be nice\n- have fun',
  'Shop: &aopen',
  'title of the page',
  'give me a break',
  'data is lost',
  '5 * 3 = 15',
  'It`s a `trap',
  'key: value',
  'key: |',
  'Shop:\n  Sword: &a5',
  '---\n&aHi',
  'Bob has the following entity data: none',
  'Â is a letter',
  '[VIP] Notch',
  'send "hello" to Bob',
  `- 'tis &cnice`,
  'Use "&c" for red',
  '/home "base" &7- goes home',
  'He said: "hello there"',
  'A word before: &cHi',
  '/lp user Luca info',
  'price=5',
])('%s stands alone', (text) => {
  expect(readPasted(text)).toMatchObject({
    wrapping: undefined,
    lines: text.split('\n').length === 1 && !text.includes('&') ? [text] : expect.anything(),
  });
  expect(readSource(text).wrapping).toBeUndefined();
});

test('what was damaged is told', () => {
  expect(readSource('Â§cHi').hints).toEqual(['mended']);
  expect(readSource('§cHi').hints).toEqual([]);
});

test.each([
  'Component.text("Hi ", NamedTextColor.RED)\n    .append(Component.text("there").decorate(TextDecoration.BOLD))',
  'player.sendMessage(Text.literal("Hi").formatted(Formatting.RED));',
  'Component.literal("Hi").withStyle(ChatFormatting.RED)',
  'new ComponentBuilder("Hi").color(ChatColor.RED).create();',
  'TextComponent text = new TextComponent("§cHi");\ntext.setClickEvent(new ClickEvent(ClickEvent.Action.RUN_COMMAND, "/spawn"));',
])('components that code builds are refused: %s', (built) => {
  expect(readSource(built)).toMatchObject({ ok: false, error: { code: 'built-by-code' } });
  expect(readPasted(built)).toBeUndefined();
});

test.each([
  ',{"text":"Hi","color":"red"}]',
  String.raw`/setblock ~ ~ ~ command_block{Command:"tellraw @a {\"text\":\"Hi\"}"}`,
])('%s stays letters, and that is told', (text) => {
  expect(readSource(text).hints).toEqual(['components']);
});
