/** Names of calls and what they say about the text that they are given. Data, no rules. */

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What a serializer of MiniMessage is called by those who use it. */
export const MINI_MESSAGE = /^(?:mm|mini|mini_?message|\w*minimessage)$/i;
/** Of such a serializer. */
export const READS_TAGS = words(
  'deserialize deserializeToTree deserializeOr deserializeOrNull escapeTags stripTags',
);
/** Whatever they are called on. */
export const ALWAYS_READS_TAGS = words('sendRichMessage');

/** Serializers of codes, and the character that they read. */
export const CODE_READERS: Readonly<Record<string, '&' | '§'>> = {
  legacyAmpersand: '&',
  legacySection: '§',
};
export const TRANSLATES_CODES = words('translateAlternateColorCodes');

/** What is given to them is no text: it is looked for, compared, or the name of something. */
export const NEVER_TEXTS = words(
  'replace replaceAll replaceFirst contains startsWith endsWith equals equalsIgnoreCase compareTo indexOf lastIndexOf split matches compile hasPermission permission usage literal argument required optional quote removePrefix removeSuffix substringBefore substringAfter replacement getString getNode node',
);

/** What takes resolvers of tags, whose first argument is the name of a tag. */
export const NAMES_TAGS = words('Placeholder Formatter Argument TagResolver');
export const NAMES_TAGS_OF_BUILDER = words('tag resolver');

/** Libraries whose programs hold texts in other languages with tags. */
export const MARKUP_LIBRARIES: readonly string[] = [
  'org.jsoup',
  'kotlinx.html',
  'j2html.',
  'javax.xml.',
  'org.w3c.dom',
  'org.dom4j',
  'org.jdom',
  'javafx.',
];
