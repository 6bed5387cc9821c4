import { insertTag, type TagDefinition } from './tag.ts';

/** `<selector:@a:', '>`: the names of the selected entities. */
export const selector: TagDefinition = {
  names: ['selector', 'sel'],
  read([pattern, separatorText], context) {
    if (pattern === undefined) return undefined;
    if (separatorText === undefined) return insertTag({ type: 'selector', selector: pattern });
    const separator = context.read(separatorText);
    if (separator === undefined) return undefined;
    return insertTag({ type: 'selector', selector: pattern, separator });
  },
  writeContent(content) {
    if (content.type !== 'selector') return undefined;
    return ['sel', content.selector, ...(content.separator ? [content.separator] : [])];
  },
};
