import { fillIn } from '@fucina/minecraft-profile/messages';
import { fallbackLanguage, isLanguageCode, type LanguageCode } from '@fucina/site';
import { type ExtensionWords, extensionWords } from '@fucina/site/words/extension';
import { env, workspace } from 'vscode';

type ClientKey = keyof ExtensionWords['client'];

/** That of the settings, or else that of the editor. */
export function languageInUse(): LanguageCode {
  const asked = workspace.getConfiguration('fucina').get<string>('language');
  const [editors] = env.language.toLowerCase().split(/[-_]/);
  const code = asked === undefined || asked === 'auto' ? editors : asked;
  return isLanguageCode(code) ? code : fallbackLanguage;
}

export function say(key: ClientKey, values?: Readonly<Record<string, string | number>>): string {
  return fillIn(extensionWords[languageInUse()].client[key], values);
}
