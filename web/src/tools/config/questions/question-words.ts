import type { Translate } from '../../../words/translate.ts';
import { ITEMS, type READS } from './plugin-answers.ts';
import type { PluginQuestion } from './plugin-question.ts';

export interface AnswerChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export function readsChoices<Value extends (typeof READS)[number]>(
  values: readonly Value[],
  t: Translate,
): readonly AnswerChoice<Value>[] {
  return values.map((value) => ({ value, label: t(`config.questions.reads.${value}`) }));
}

export function itemsChoices(t: Translate): readonly AnswerChoice<(typeof ITEMS)[number]>[] {
  return ITEMS.map((value) => ({ value, label: t(`config.questions.items.${value}`) }));
}

/** How much waits, and what speaks for it that the plugin reads MiniMessage, or helps to look it up. */
export function readsFacts({ asked, tagged, jar }: PluginQuestion, t: Translate) {
  return [
    t('config.questions.asked', { count: asked }),
    ...(tagged > 0 ? [t('config.questions.tagged', { count: tagged })] : []),
    ...(jar.hasMiniMessage ? [t('config.questions.in_jar')] : []),
    ...(jar.readme === undefined ? [] : [t('config.questions.readme', { sentence: jar.readme })]),
    ...(jar.version === undefined ? [] : [t('config.questions.version', { version: jar.version })]),
  ];
}

export function itemsFacts({ italics }: PluginQuestion, t: Translate) {
  return [t('config.questions.italics', { count: italics })];
}

/** Folders of a plugin's source, and of its translations: "Does src read MiniMessage?" would ask about no plugin. */
const NO_PLUGIN = /^(?:|src|resources|lang|languages?|locales?|messages|translations?)$/i;

/** Whether the folder has the name of the plugin. */
export function hasPluginName({ place }: Pick<PluginQuestion, 'place'>): boolean {
  return !NO_PLUGIN.test(place);
}

/** How the plugin is called; files outside of a folder of plugins are called by their number. */
export function nameOf({ place, files }: PluginQuestion, t: Translate): string {
  if (place === '') return t('config.questions.loose', { count: files });
  return place.slice(place.lastIndexOf('/') + 1);
}
