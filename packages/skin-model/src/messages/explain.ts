import { fillIn } from '@fucina/minecraft-profile/messages';
import type { SkinSizeError } from '../skin.ts';
import { type MessageLanguage, messages } from './languages.ts';

/** A sentence about why a picture is no skin. */
export function explainSkinSize(error: SkinSizeError, language: MessageLanguage = 'en'): string {
  return fillIn(messages[language][error.code], { ...error });
}
