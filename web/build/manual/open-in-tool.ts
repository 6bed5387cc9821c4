import { readMessageFile } from '@fucina/server-message/read';
import { pageById, type ToolId } from '@fucina/site';
import type { ProseMore } from '../../src/pages/docs/prose-node.ts';
import { writeLinkQuery } from '../../src/state/query.ts';
import type { ToolDefinition } from '../../src/state/tool-definition.ts';
import { motdState } from '../../src/tools/motd/state.ts';
import { statusState } from '../../src/tools/server-status/state.ts';
import { workshopState } from '../../src/tools/text-workshop/state.ts';
import type { CodeBlock } from './guide.ts';

type Opened = Pick<ProseMore, 'tool' | 'href'>;

/** What opens a block of a guide in the tool that is made for it. */
export function openInTool({ language, code }: CodeBlock): Opened | undefined {
  const text = code.trimEnd();
  if (language === 'minimessage') {
    return opened('text-workshop', workshopState, { text, format: 'mini-message' });
  }
  if (language === 'legacy') {
    return opened('text-workshop', workshopState, { text, format: 'legacy-ampersand' });
  }
  if (language === 'properties') return openedMessage(text);
  const [, address] = /^fucina status (\S+)$/m.exec(language === 'sh' ? text : '') ?? [];
  return address ? opened('server-status', statusState, { address }) : undefined;
}

/** The message of a server, where the file has one. */
function openedMessage(file: string): Opened | undefined {
  const read = readMessageFile(file);
  if (!read.ok) return undefined;
  const [first, second] = read.messages[0].message.lines;
  return opened('motd', motdState, {
    line1: first?.text ?? '',
    align1: first?.align ?? 'left',
    line2: second?.text ?? '',
    align2: second?.align ?? 'left',
  });
}

function opened<State>(
  tool: ToolId,
  definition: ToolDefinition<State>,
  state: Partial<State>,
): Opened {
  const query = writeLinkQuery(definition, { ...definition.initial, ...state });
  return { tool, href: `${pageById(tool).path}?${query}` };
}
