import { familyOf } from '../families.ts';
import { readItemText, writeItemText } from '../item-text/item-text.ts';
import { writeList } from '../item-text/tag.ts';
import { writeHead } from './plain-head.ts';
import { type GiveResult, type HeadRequest, type ItemRequest, refuse } from './request.ts';
import { type WriteTexts, writeGive } from './write-give.ts';

const ITEM_ID = /^([a-z0-9_.-]+:)?[a-z0-9_./-]+$/;

/** Writes the command that gives a player's head. */
export function giveHead(request: HeadRequest): GiveResult {
  return writeHead(request, writeTexts);
}

/** Writes the command that gives any item with a name and lore; blank lines of lore are kept. */
export function giveItem(request: ItemRequest): GiveResult {
  const family = familyOf(request.version);
  if (family === undefined) return refuse({ code: 'version', field: 'version' });
  if (!ITEM_ID.test(request.item)) return refuse({ code: 'item-id', field: 'item' });
  const item = { item: request.item, dataValue: 0, owner: undefined };
  return writeGive(request, family, item, writeTexts);
}

const writeTexts: WriteTexts = ({ name = '', lore = [], italics = 'upright' }, family) => ({
  name:
    name.trim() === ''
      ? undefined
      : writeItemText(readItemText(name), family.name, family, italics),
  lore:
    lore.length === 0
      ? undefined
      : writeList(
          lore.map((line) => writeItemText(readItemText(line), family.lore, family, italics)),
        ),
});
