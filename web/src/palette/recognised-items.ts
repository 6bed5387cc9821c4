import { pageById, type ToolId } from '@fucina/site';
import { listField, textField } from '@fucina/tool-state';
import type { Translate } from '../words/translate.ts';
import type { PaletteAction, PaletteItem } from './palette-item.ts';
import type { Recognised } from './recognise.ts';

/** The tools keep no longer texts. */
const MAX_LENGTH = 10_000;

type HeadCommand = Extract<Recognised, { kind: 'head-command' }>;

/** What can be done with each thing that a text was recognised as. */
export function recognisedItems(
  found: readonly Recognised[],
  t: Translate,
): readonly PaletteItem[] {
  return found.flatMap((each) => offers(each, t)).filter((item) => item !== undefined);
}

function offers(found: Recognised, t: Translate): readonly (PaletteItem | undefined)[] {
  switch (found.kind) {
    case 'server': {
      const { address, edition } = found;
      const isBedrock = edition === 'bedrock';
      const title = t(isBedrock ? 'search.recognised.bedrock' : 'search.recognised.server', {
        address,
      });
      const fields = { address, ...(isBedrock && { bedrock: '1' }) };
      return [fill('server-status', title, fields)];
    }
    case 'player': {
      const { player } = found;
      return [
        fill('skins', t('search.recognised.skin', { player }), { player }),
        fill('skulls', t('search.recognised.head', { player }), { player }),
      ];
    }
    case 'texture': {
      const { texture } = found;
      return [
        fill('skins', t('search.recognised.texture_skin'), { player: texture }),
        fill('skulls', t('search.recognised.texture_head'), { player: texture }),
      ];
    }
    case 'color': {
      const { color } = found;
      return [fill('text-gradient', t('search.recognised.color', { color }), { colors: color })];
    }
    case 'head-command':
      return [headCommand(found, t)];
    case 'item-command': {
      const { name, lines, item } = found.item;
      return [
        fill('lore-generator', t('search.recognised.item_command'), {
          title: name,
          lines: LINES.write(lines),
          item,
          format: 'give',
          upright: '1',
        }),
      ];
    }
    case 'start-line': {
      const address = `${pageById('start-command').path}#explain=${encodeURIComponent(found.line)}`;
      return [
        found.line.length > MAX_LENGTH
          ? undefined
          : item('start-command', t('search.recognised.start_line'), { kind: 'visit', address }),
      ];
    }
    case 'config-file':
      return [configFile(found.content, t)];
    case 'text': {
      const format = t(`text_workshop.formats.${found.format}`);
      return [withText('text-workshop', t('search.recognised.text', { format }), found.text)];
    }
    case 'plain':
      return [
        withText('small-caps', t('search.recognised.small_caps'), found.text),
        withText('text-gradient', t('search.recognised.gradient'), found.text),
      ];
  }
}

/** It is read where it arrives: no link keeps it. */
const MAX_FILE_LENGTH = 100_000;

function configFile(content: string, t: Translate): PaletteItem | undefined {
  if (content.length > MAX_FILE_LENGTH) return undefined;
  const address = `${pageById('config').path}#pasted=${encodeURIComponent(content)}`;
  return item('config', t('search.recognised.config_file'), { kind: 'visit', address });
}

function headCommand({ command, item }: HeadCommand, t: Translate) {
  const { name, lines, target, count } = item;
  return fill('skulls', t('search.recognised.head_command'), {
    player: command,
    ...(name !== '' && { name }),
    ...(lines.length > 0 && { lore: LINES.write(lines) }),
    target,
    count: `${count}`,
  });
}

/** How the tools write lore into a link. */
const LINES = listField(textField(), [], { separator: '\n' });

function withText(tool: ToolId, title: string, text: string): PaletteItem | undefined {
  return text.length > MAX_LENGTH ? undefined : fill(tool, title, { text });
}

function fill(tool: ToolId, title: string, fields: Readonly<Record<string, string>>): PaletteItem {
  return item(tool, title, { kind: 'fill', tool, fields });
}

function item(tool: ToolId, title: string, action: PaletteAction): PaletteItem {
  return { id: `recognised:${tool}`, title, icon: pageById(tool).icon, action };
}
