import { brand } from '@fucina/site';
import { englishMessage } from '@fucina/site/words';
import { mcpIdentity } from '@fucina/tool-functions/identity';

export const MCP_PATH = '/mcp';
/** The place that the protocol reserves. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;

const CARD_TYPE = 'application/mcp-server-card+json';

/** What somebody asks an agent that then needs one of our tools. */
const QUERIES = [
  'Convert & color codes of a Minecraft plugin to MiniMessage',
  'Is this Minecraft server online, and who is on it?',
  'Write the command that gives me the head of a Minecraft player',
  'Start command with the right Java flags for a Paper server with 8 GB',
  'Which Java does Minecraft 1.21 need?',
];

/** https://github.com/modelcontextprotocol/experimental-ext-server-card, draft of July 2026. */
export function serverCard(origin: string, version: string) {
  const identity = mcpIdentity(version);
  return {
    type: CARD_TYPE,
    body: {
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      ...identity,
      // The draft wants the name of the publisher in front.
      name: `${publisherOf(origin).split('.').reverse().join('.')}/${identity.name}`,
      websiteUrl: origin,
      description: englishMessage('shell.tagline'),
      remotes: [{ type: 'streamable-http', url: origin + MCP_PATH }],
    },
  };
}

/** https://github.com/Agent-Card/ai-catalog, draft of November 2026: a list of what a site has for agents. */
export function aiCatalog(origin: string) {
  const publisher = publisherOf(origin);
  return {
    type: 'application/ai-catalog+json',
    body: {
      specVersion: '1.0',
      host: { displayName: brand.name },
      entries: [
        {
          identifier: `urn:air:${publisher}:${brand.name.toLowerCase()}:mcp`,
          displayName: brand.name,
          description: englishMessage('shell.tagline'),
          type: CARD_TYPE,
          url: origin + SERVER_CARD_PATH,
          representativeQueries: QUERIES,
        },
      ],
    },
  };
}

/** Names there have letters, digits, `.` and `-`: an IPv6 address loses its colons. */
function publisherOf(origin: string): string {
  return new URL(origin).hostname.replace(/[^a-z0-9.-]+/g, '-').replace(/^-|-$/g, '');
}
