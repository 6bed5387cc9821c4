import { parse } from 'yaml';
import type { FoundTexts } from './found-message.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every message in a YAML file of a program that is known; undefined if it is not YAML. */
export function readYamlTexts(text: string): readonly FoundTexts[] | undefined {
  try {
    return search(parse(text, { logLevel: 'error', uniqueKeys: false, stringKeys: true }));
  } catch {
    return undefined; // not YAML: an expected result
  }
}

function search(root: unknown): readonly FoundTexts[] {
  if (Array.isArray(root) && root.length > 0 && root.every((item) => typeof item === 'string')) {
    return root.flatMap(dockerVariable);
  }
  const found: FoundTexts[] = [];
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      found.push(...value.flatMap(dockerVariable));
      pending.push(...value.toReversed());
      continue;
    }
    if (!isFields(value)) continue;
    const here = textsOf(value);
    found.push(...here);
    // What is found includes the sections inside it; the motd of one of several listeners does not.
    if (here.length === 0 || value.profiles !== undefined) {
      pending.push(...Object.values(value).toReversed());
    }
  }
  return found;
}

function textsOf(fields: Fields): readonly FoundTexts[] {
  return (
    geyser(fields) ??
    maintenance(fields) ??
    serverListPlus(fields) ??
    advancedServerList(fields) ??
    bungeeCord(fields) ??
    docker(fields) ??
    []
  );
}

function geyser(fields: Fields): FoundTexts[] | undefined {
  const lines = stringsAt(fields, 'primary-motd', 'secondary-motd');
  const found = lines ?? stringsAt(fields, 'motd1', 'motd2');
  return found && [{ foundIn: 'geyser', notation: 'bedrock', lines: found }];
}

function maintenance(fields: Fields): FoundTexts[] | undefined {
  const messages =
    textList(at(fields, 'ping-message', 'messages', 'default')) ??
    textList(at(fields, 'messages', 'default')) ??
    textList(fields.pingmessages) ??
    (Array.isArray(fields.default) ? textList(fields.default) : undefined);
  if (messages === undefined) return undefined;
  const hover =
    textOf(at(fields, 'player-list-hover-message', 'messages', 'default')) ??
    textOf(fields.playercounthovermessage);
  const versionText =
    textOf(at(fields, 'player-count-message', 'messages', 'default')) ??
    textOf(fields.playercountmessage);
  return messages.map((message) => ({
    foundIn: 'maintenance',
    notation: 'mini-message',
    lines: [message],
    ...(hover !== undefined && { hover: hover.split(/<br>|<newline>|\n/i) }),
    ...(versionText !== undefined && { versionText }),
  }));
}

function serverListPlus(fields: Fields): FoundTexts[] | undefined {
  const messages = textList(fields.Description);
  if (messages === undefined) return undefined;
  const hover = textList(at(fields, 'Players', 'Hover'))?.[0];
  const versionText = textOf(at(fields, 'Version', 'Name'));
  return messages.map((message) => ({
    foundIn: 'server-list-plus',
    notation: 'ampersand',
    lines: [message],
    ...(hover !== undefined && { hover: hover.split('\n') }),
    ...(versionText !== undefined && { versionText }),
  }));
}

function advancedServerList(fields: Fields): FoundTexts[] | undefined {
  if (!Array.isArray(fields.motd)) return undefined;
  const lines = textList(fields.motd);
  if (lines === undefined) return undefined;
  const hover = textList(at(fields, 'playerCount', 'hover'));
  const versionText = textOf(at(fields, 'playerCount', 'text'));
  return [
    {
      foundIn: 'advanced-server-list',
      notation: 'mini-message',
      lines,
      ...(hover !== undefined && { hover }),
      ...(versionText !== undefined && { versionText }),
    },
  ];
}

function bungeeCord(fields: Fields): FoundTexts[] | undefined {
  const motd = textOf(fields.motd);
  return motd === undefined
    ? undefined
    : [{ foundIn: 'bungee-cord', notation: 'ampersand', lines: [motd] }];
}

function docker(fields: Fields): FoundTexts[] | undefined {
  const motd = textOf(fields.MOTD);
  return motd === undefined ? undefined : [dockerTexts(motd)];
}

function dockerVariable(item: unknown): FoundTexts[] {
  return typeof item === 'string' && item.startsWith('MOTD=')
    ? [dockerTexts(item.slice('MOTD='.length))]
    : [];
}

/** In compose files `$` is doubled. */
function dockerTexts(value: string): FoundTexts {
  return {
    foundIn: 'docker',
    notation: 'section',
    lines: [value.replaceAll('$$', '$').replaceAll('\\n', '\n')],
  };
}

function at(fields: Fields, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields);
}

function stringsAt(fields: Fields, ...keys: readonly string[]): readonly string[] | undefined {
  const found = keys.map((key) => textOf(fields[key]));
  return found[0] === undefined ? undefined : found.map((text) => text ?? '');
}

function textList(value: unknown): readonly string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((item) => textOf(item) ?? []);
  return texts.length === 0 ? undefined : texts;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
