import { PROFILES, type Profile, type Rule } from '@fucina/config-text';
import { OWN_TEXT_RULES } from '@fucina/config-text/inner';
import type { LanguageCode } from '@fucina/site';
import { fillIn } from '@fucina/site/words';
import { type RuleReferenceWords, ruleReferenceWords } from '@fucina/site/words/rule-reference';

type Place = keyof RuleReferenceWords['where'];
type OwnTextRule = keyof typeof OWN_TEXT_RULES;

/** Where the mistakes of texts are that are none of MiniMessage. */
const OF_TEXTS: Readonly<Record<OwnTextRule, Place>> = {
  'mixed-notation': 'both',
  'leftover-code': 'tags',
  'lost-letter': 'codes',
  'eaten-letter': 'codes',
  'doubled-code': 'codes',
  'code-in-word': 'codes',
  'code-in-url': 'codes',
  'codes-only': 'codes',
  'broken-hex': 'codes',
  'placeholder-cut': 'codes',
  'message-format-quote': 'message_format',
  'message-format-brace': 'message_format',
  'printf-percent': 'printf',
  'component-syntax': 'component',
  'component-field': 'component',
  'link-not-clickable': 'click',
  'item-italic': 'item',
  'tail-leaks': 'joined',
  'join-differs': 'conversion',
  'needs-escape-lost': 'escapes',
  'too-long': 'every_text',
};

const OF_FILES: Readonly<Record<string, Place>> = {
  file: 'file',
  yaml: 'yaml',
  props: 'props',
  json: 'json',
  toml: 'toml',
  hocon: 'hocon',
  'profile/not-read-here': 'not_read',
  'profile/wrong-folder': 'folder',
  'profile/switch-off': 'option',
};

/** The plugins that a place is about. */
const PLUGINS: Readonly<Partial<Record<Place, (profile: Profile) => boolean>>> = {
  message_format: ({ layer }) => layer.startsWith('message-format'),
  printf: ({ layer }) => layer === 'printf',
  escapes: ({ escapes }) => escapes === 'lost',
  joined: ({ join }) => join === 'string',
  not_read: ({ readsMiniMessage }) => readsMiniMessage === false,
  option: ({ since }) => since?.option !== undefined,
};

/** The files and texts that a rule is about, and the plugins where these are few. */
export function placeOfRule(rule: Rule, language: LanguageCode): string {
  const place = placeOf(rule);
  const isAbout = PLUGINS[place];
  const plugins = new Set(
    isAbout && PROFILES.filter(isAbout).flatMap(({ plugin }) => plugin ?? []),
  );
  const sentence = ruleReferenceWords[language].where[place];
  return fillIn(sentence, { plugins: [...plugins].join(', ') });
}

function placeOf(rule: Rule): Place {
  const [kind = '', code = ''] = rule.split('/');
  const ofFiles = OF_FILES[rule] ?? OF_FILES[kind];
  if (ofFiles !== undefined) return ofFiles;
  return Object.hasOwn(OWN_TEXT_RULES, code) ? OF_TEXTS[code as OwnTextRule] : 'tags';
}
