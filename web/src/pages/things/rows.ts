import { pageById, tools, type WordKey } from '@fucina/site';
import { favouritesField } from '../../state/favourites.ts';
import { presetsField, withoutPreset } from '../../state/presets.ts';
import { readRecentServer, recentsField } from '../../state/recents.ts';
import { readKeptWatch, watchesField } from '../../state/watches.ts';
import type { Translate } from '../../words/translate.ts';
import {
  type Entries,
  isSetting,
  KINDS,
  type Kind,
  kindOf,
  type ShownSetting,
  toolOf,
} from './kinds.ts';

/** One thing that can be looked at and deleted. */
export interface Row {
  readonly key: string;
  readonly label: string;
  /** What it belongs to, or how large it is. */
  readonly note: string;
  /** The page that shows it: a path, and the state of the tool. */
  readonly place?: { readonly path: string; readonly query?: string };
  /** For what cannot be shown. */
  readonly download?: { readonly fileName: string; readonly text: string };
  /** The entry that it is in, and what remains of that without it; undefined when nothing does. */
  readonly entry: string;
  readonly without: (text: string) => string | undefined;
}

/** Groups stored entries by kind, in the order in which they are shown. */
export function rowsOf(
  entries: Entries,
  t: Translate,
  sizeOf: (text: string) => string,
): ReadonlyMap<Kind, readonly Row[]> {
  const rows = [...entries]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, text]) => {
      const kind = kindOf(name);
      const found = READERS[kind]({ name, text, t, size: sizeOf(text) });
      // A list that cannot be read is shown as what it is.
      return found
        ? found.map((row) => ({ kind, row }))
        : [{ kind: 'aside' as const, row: wholeEntry({ name, text, t, size: sizeOf(text) }) }];
    });
  return new Map(
    KINDS.map((kind) => [kind, rows.filter((each) => each.kind === kind)] as const)
      .filter(([, ofKind]) => ofKind.length > 0)
      .map(([kind, ofKind]) => [kind, ofKind.map(({ row }) => row)]),
  );
}

const SETTING_WORDS: Readonly<Record<ShownSetting, WordKey>> = {
  theme: 'things.settings.theme',
  language: 'things.settings.language',
  'animate-previews': 'things.settings.animate_previews',
  'picture-backdrop': 'things.settings.picture_backdrop',
  'single-keys': 'things.settings.single_keys',
  'recent-searches': 'things.settings.recent_searches',
  'skulls.family': 'things.settings.skulls_family',
  'server-icon': 'things.settings.server_icon',
  'icon-drawing': 'things.settings.icon_drawing',
  'config-choices': 'things.settings.config_choices',
};

interface Entry {
  readonly name: string;
  readonly text: string;
  readonly t: Translate;
  readonly size: string;
}

const READERS: Readonly<Record<Kind, (entry: Entry) => readonly Row[] | undefined>> = {
  favourites: ({ name, text, t }) =>
    favouritesField.read(text)?.map((id) => ({
      ...part(name, id, listWithout(favouritesField, id)),
      label: toolTitle(id, t),
      note: '',
      ...placeOf(id),
    })),
  presets({ name, text, t }) {
    const id = toolOf(name, 'presets') ?? '';
    return presetsField.read(text)?.map((preset) => ({
      ...part(name, preset.name, (now) => {
        const left = withoutPreset(presetsField.read(now) ?? [], preset.name);
        return left.length > 0 ? presetsField.write(left) : undefined;
      }),
      label: preset.name,
      note: toolTitle(id, t),
      ...placeOf(id, preset.query),
    }));
  },
  states({ name, t, size }) {
    const id = toolOf(name, 'tool') ?? '';
    return [{ ...whole(name), label: toolTitle(id, t), note: size, ...placeOf(id) }];
  },
  servers: ({ name, text }) =>
    recentsField.read(text)?.map((entry) => {
      const { address, isBedrock } = readRecentServer(entry);
      const query = new URLSearchParams({ address, ...(isBedrock && { bedrock: '1' }) });
      return {
        ...part(name, entry, listWithout(recentsField, entry)),
        label: address,
        note: isBedrock ? 'Bedrock' : '',
        ...placeOf('server-status', `${query}`),
      };
    }),
  players: ({ name, text }) =>
    recentsField.read(text)?.map((player) => ({
      ...part(name, player, listWithout(recentsField, player)),
      label: player,
      note: '',
      ...placeOf('skins', `${new URLSearchParams({ player })}`),
    })),
  watches: ({ name, text }) =>
    watchesField.read(text)?.map((entry) => ({
      ...part(name, entry, listWithout(watchesField, entry)),
      label: readKeptWatch(entry).address,
      note: '',
      place: { path: `/watch/${readKeptWatch(entry).id}` },
    })),
  settings: ({ name, t, size }) =>
    isSetting(name) ? [{ ...whole(name), label: t(SETTING_WORDS[name]), note: size }] : undefined,
  aside: (entry) => [wholeEntry(entry)],
};

function wholeEntry({ name, text, size }: Entry): Row {
  return {
    ...whole(name),
    label: name,
    note: size,
    download: { fileName: `fucina-${name.replace(/[^\w.-]/g, '-')}.txt`, text },
  };
}

function whole(name: string) {
  return { key: name, entry: name, without: () => undefined };
}

function part(name: string, item: string, without: Row['without']) {
  return { key: `${name} ${item}`, entry: name, without };
}

function listWithout(field: typeof favouritesField, item: string): Row['without'] {
  return (now) => {
    const left = (field.read(now) ?? []).filter((other) => other !== item);
    return left.length > 0 ? field.write(left) : undefined;
  };
}

function toolTitle(id: string, t: Translate): string {
  const tool = tools.find((each) => each.id === id);
  return tool ? t(tool.title) : id;
}

function placeOf(id: string, query?: string): Pick<Row, 'place'> {
  const tool = tools.find((each) => each.id === id);
  if (tool === undefined) return {};
  const { path } = pageById(tool.id);
  return { place: query === undefined ? { path } : { path, query } };
}
