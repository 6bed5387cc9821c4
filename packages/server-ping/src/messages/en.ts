export const en = {
  unanswered: {
    dns_not_found: 'No server goes by that name.',
    dns_timeout: 'The name could not be looked up in time.',
    dns_failed: 'The name could not be looked up: the name servers answered with an error.',
    refused: 'The machine is there, but nothing listens on that port.',
    timeout: 'No answer came in time.',
    unreachable: 'The address cannot be reached from the internet.',
    reset: 'The connection was cut.',
    closed: 'The connection was closed without an answer.',
    not_minecraft: 'Something answered, but it is not a Minecraft server.',
    too_large: 'The answer is far larger than any server status.',
    bad_json: 'The server’s answer cannot be read.',
    unknown: 'The server did not answer.',
  },
  looks_like: {
    java: 'But a Java server answers there.',
    bedrock: 'But a Bedrock server answers there.',
  },
  refused: {
    blocked_target: 'Servers at this address or port are not contacted.',
  },
};

/** The sentences of one language; English defines the keys. */
export type MessageWords = typeof en;
