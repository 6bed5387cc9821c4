import { DECORATIONS } from '@fucina/minecraft-text';
import type { MessageLoss } from '@fucina/server-message';
import type { Translate } from '../../words/translate.ts';

/** What a file loses, as a sentence. */
export function lossSentence(
  { code, places, detail = '', difference = 0 }: MessageLoss,
  t: Translate,
) {
  const where = places.map((place) => t(`motd.places.${place}`)).join(', ');
  if (code === 'hex' || code === 'color') return t('motd.losses.color', { where, difference });
  const decoration = DECORATIONS.find((each) => each === code);
  if (decoration !== undefined) {
    return t('motd.losses.decoration', { where, name: t(`formatting.decorations.${decoration}`) });
  }
  switch (code) {
    case 'gradient':
    case 'shadow':
    case 'font':
    case 'empty-line':
      return t(`motd.losses.${code}`, { where });
    case 'hover-lines':
    case 'version-text':
    case 'alignment':
    case 'semicolon':
      return t(`motd.losses.${code}`);
    case 'astral':
    case 'placeholder':
      return t(`motd.losses.${code}`, { where, text: detail });
    case 'length':
      return t('motd.losses.length', { bytes: detail });
    default:
      return /^(?:click|hover|insertion)/.test(code)
        ? t('motd.losses.events', { where })
        : t('motd.losses.content', { where });
  }
}
