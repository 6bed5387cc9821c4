/** A file, by its path in the folder `plugins`. */
export interface CorpusFile {
  readonly path: string;
  readonly content: string;
}

const TEXTS = [
  '&e&lShop &8» &7Open the market with &a/shop&7, %player_name%!',
  '{prefix}&7{player} &ejoined the island of &b{owner}&7.',
  '&cYou cannot do this here. &7Ask &f<player> &7for a &l&6permission&r.',
  '&8&m----------&r &#ff8800Ranking &8&m----------',
  '&7Usage: &f/island <name> [player] &8- &7creates an island',
  '&6[Farm] &aIt is your turn: &e{0} &7of &e{1} &7are planted',
  'Plain words without any code, as they stand in a description',
  '&x&0&0&a&a&f&fCold &7and &c&nwarm&7 water at https://example.org/wiki',
];
const SETTINGS = ['DIAMOND_SWORD', 'island.create', 'minecraft:stone', '10,20,30', 'true', '42'];

/** A YAML file with that many texts of about 80 bytes a line, and some settings. */
export function yamlOf(texts: number): string {
  const lines: string[] = [`prefix: '&8[&6Farm&8] &7'`];
  for (let index = 0; index < texts; index += 1) {
    if (index % 25 === 0) lines.push(`section-${index}:`);
    if (index % 8 === 7) lines.push(`  setting-${index}: ${SETTINGS[index % SETTINGS.length]}`);
    const text = `${TEXTS[index % TEXTS.length]} ${index}`.replaceAll("'", "''");
    lines.push(`  message-${index}: '${text}'`);
  }
  return `${lines.join('\n')}\n`;
}

/** The folders of twenty plugins with ten files each. */
export function folderOf(textsPerFile: number): readonly CorpusFile[] {
  const content = yamlOf(textsPerFile);
  return Array.from({ length: 200 }, (_, index) => {
    const plugin = `plugins/Plugin${Math.floor(index / 10)}`;
    return { path: `${plugin}/lang/messages_${index % 10}.yml`, content };
  });
}
