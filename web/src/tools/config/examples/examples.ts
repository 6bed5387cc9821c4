import type { WordKey } from '@fucina/site';

interface ConfigExample {
  /** Where the file would be on a server: its plugin is known by that. */
  readonly path: string;
  readonly title: WordKey;
  /** The folder of a made-up plugin, which reads MiniMessage. */
  readonly madeUp?: string;
  /** Loaded when somebody chooses the example. */
  readonly load: () => Promise<{ readonly default: string }>;
}

export const examples: readonly ConfigExample[] = [
  {
    path: 'plugins/FarmShop/messages.yml',
    title: 'config_examples.codes',
    madeUp: 'plugins/FarmShop',
    load: () => import('./files/farm-shop.yml?raw'),
  },
  {
    path: 'plugins/Essentials/messages/messages_en.properties',
    title: 'config_examples.properties',
    load: () => import('./files/messages_en.properties?raw'),
  },
  {
    path: 'plugins/Maintenance/language-en.yml',
    title: 'config_examples.mistakes',
    load: () => import('./files/language-en.yml?raw'),
  },
  {
    path: 'plugins/Lanterns/lang/en.json',
    title: 'config_examples.json',
    madeUp: 'plugins/Lanterns',
    load: () => import('./files/lanterns.json?raw'),
  },
  {
    path: 'plugins/Traps/config.yml',
    title: 'config_examples.traps',
    madeUp: 'plugins/Traps',
    load: () => import('./files/traps.yml?raw'),
  },
];

/** As if somebody had dropped the file. */
export async function loadExample({ path, load }: ConfigExample): Promise<{
  readonly path: string;
  readonly content: Blob;
}> {
  return { path, content: new Blob([(await load()).default]) };
}
