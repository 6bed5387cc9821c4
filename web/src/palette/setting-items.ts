import { languages as siteLanguages, type WordKey } from '@fucina/site';
import type { PageWords } from '../words/page-words.ts';
import type { SearchedItem, SettingId } from './palette-item.ts';

/** What the settings are now. */
export interface Settings {
  readonly isDark: boolean;
  /** Undefined when the system asks for less motion: then nothing moves anyway. */
  readonly isAnimated: boolean | undefined;
  readonly hasSingleKeys: boolean;
  /** Whether the page is a tool, which can start over. */
  readonly isTool: boolean;
}

type Languages = readonly [own: PageWords, ...others: PageWords[]];

export function settingItems(languages: Languages, now: Settings): readonly SearchedItem[] {
  const [own] = languages;
  const item = (
    setting: SettingId,
    title: WordKey,
    value: string,
    values?: Record<string, string>,
  ): SearchedItem => ({
    id: `setting:${setting}${setting === 'language' ? `/${value}` : ''}`,
    kind: 'settings',
    title: own.t(title, values),
    icon: 'gear',
    action: { kind: 'setting', setting, value },
    texts: {
      names: languages.map(({ t }) => t(title, values)),
      keywords: languages.map(({ t }) => t(`search.settings.${setting}.keywords`)),
      summaries: languages.map(({ t }) => t('search.groups.settings')),
    },
  });
  return [
    item('theme', now.isDark ? 'shell.switch_to_light' : 'shell.switch_to_dark', ''),
    ...siteLanguages
      .filter(({ code }) => code !== own.language)
      .map(({ code, name }) =>
        item('language', 'search.settings.language.title', code, { language: name }),
      ),
    ...(now.isAnimated === undefined
      ? []
      : [
          now.isAnimated
            ? item('animation', 'search.settings.animation.off', 'off')
            : item('animation', 'search.settings.animation.on', 'on'),
        ]),
    item('copy_link', 'search.settings.copy_link.title', ''),
    ...(now.isTool ? [item('start_over', 'search.settings.start_over.title', '')] : []),
    item('shortcuts', 'shortcuts.title', ''),
    now.hasSingleKeys
      ? item('single_keys', 'search.settings.single_keys.off', 'off')
      : item('single_keys', 'search.settings.single_keys.on', 'on'),
  ];
}
