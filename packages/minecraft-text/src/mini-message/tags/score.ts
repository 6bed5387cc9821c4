import { insertTag, type TagDefinition } from './tag.ts';

/** `<score:name:objective>` */
export const score: TagDefinition = {
  names: ['score'],
  read([name, objective]) {
    if (name === undefined || objective === undefined) return undefined;
    return insertTag({ type: 'score', name, objective });
  },
  writeContent(content) {
    return content.type === 'score' ? ['score', content.name, content.objective] : undefined;
  },
};
