/** A block of code in Markdown, as chats have it; what somebody wrote before and after it is no part of it. */
const FENCE = /(?:^|\n)```(?:[\w+-]*[ \t]*\r?\n)?([\s\S]*?)```/;
const SPAN = /^\s*`([^`\n]+)`\s*$/;

/** What is in a code block; undefined without one. */
export function inFence(text: string): string | undefined {
  if (!text.includes('`')) return undefined;
  const inside = FENCE.exec(text)?.[1] ?? SPAN.exec(text)?.[1];
  return inside === undefined || inside.trim() === '' ? undefined : inside.replace(/\r?\n$/, '');
}

/** Whether something is written before or after the code block, which is not read. */
export function hasTextBesideFence(text: string): boolean {
  const block = inFence(text) === undefined ? undefined : FENCE.exec(text)?.[0];
  return block !== undefined && text.replace(block, '').trim() !== '';
}
