import type { Edit } from '@fucina/config-text/file';
import type { FormattingOptions, Node, ParseError } from 'jsonc-parser';

const INDENTED = /^([ \t]+)\S/m;
/** A comment at the end of the line belongs to what stands before it. */
const COMMENT_BEHIND = /^(,?)[ \t]*\/(?:\/.*|\*.*?\*\/)(?=[\r\n])/;

/** The edits that switch a rule off in settings, which stay as they are otherwise; undefined for settings that are none. */
export async function switchOffRule(
  content: string,
  rule: string,
): Promise<readonly Edit[] | undefined> {
  const { findNodeAtLocation, modify, parseTree } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  const tree = parseTree(content, errors, { allowTrailingComma: true });
  if (tree?.type !== 'object' || errors.length > 0) return undefined;
  const rules = findNodeAtLocation(tree, ['rules']);
  if (rules !== undefined && rules.type !== 'object') return undefined;
  const isSet = findNodeAtLocation(tree, ['rules', rule]) !== undefined;
  const last = isSet ? undefined : rules?.children?.at(-1);
  const behind = last && addBehind(content, last, rule);
  if (behind !== undefined) return behind;
  const formattingOptions = formatOf(content);
  const edits = modify(content, ['rules', rule], 'off', { formattingOptions });
  return edits.map(({ offset, length, content: insert }) => ({
    from: offset,
    to: offset + length,
    insert,
  }));
}

/** In the next line, if a comment stands behind the last rule. */
function addBehind(content: string, last: Node, rule: string): readonly Edit[] | undefined {
  const end = last.offset + last.length;
  const [comment, comma] = COMMENT_BEHIND.exec(content.slice(end)) ?? [];
  if (comment === undefined) return undefined;
  const next = end + comment.length;
  const line = content.slice(content.lastIndexOf('\n', last.offset) + 1, last.offset);
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const added = `${formatOf(content).eol}${indent}${JSON.stringify(rule)}: "off"${comma}`;
  return [
    ...(comma === '' ? [{ from: end, to: end, insert: ',' }] : []),
    { from: next, to: next, insert: added },
  ];
}

/** As the file is written. */
function formatOf(content: string): FormattingOptions {
  const [, indent = '  '] = INDENTED.exec(content) ?? [];
  const eol = content.includes('\r\n') ? '\r\n' : '\n';
  return { tabSize: indent.length, insertSpaces: !indent.includes('\t'), eol };
}
