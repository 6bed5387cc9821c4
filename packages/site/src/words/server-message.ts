import { DECORATIONS } from '@fucina/minecraft-text';
import type { MessageLoss, MessageWarning } from '@fucina/server-message';
import type { Say } from './say.ts';

/** What a file loses of a server's message. */
export function explainMessageLoss(
  { code, places, detail = '', difference = 0 }: MessageLoss,
  t: Say,
): string {
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

/** What goes wrong in the server list, whatever the file. */
export function explainMessageWarning(warning: MessageWarning, t: Say): string {
  switch (warning.code) {
    case 'too-wide':
      return t('motd.warnings.too-wide', { line: warning.line, count: warning.over });
    case 'wraps-since':
    case 'turned-since':
    case 'not-in-motd':
    case 'needs-objects':
      return t(`motd.warnings.${warning.code}`, { line: warning.line, version: warning.version });
    case 'hidden':
      return t('motd.warnings.hidden', { text: warning.text });
    case 'too-deep':
      return t('motd.warnings.too-deep', { line: warning.line, depth: warning.depth });
    case 'box-character':
      return t('motd.warnings.box-character', {
        line: warning.line,
        code: warning.character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0'),
      });
    case 'answer-too-long':
      return t('motd.warnings.answer-too-long', { length: warning.length });
    case 'empty-content':
    case 'events-ignored':
      return t(`motd.warnings.${warning.code}`, { line: warning.line });
  }
}
