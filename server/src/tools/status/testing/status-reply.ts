import type { StatusReply } from '@fucina/api-contract';

/** What a good Java server's status says, with what a test changes of it. */
export function onlineReply(changes: Partial<StatusReply> = {}): StatusReply {
  return {
    online: true,
    ip: '93.184.215.14',
    port: 25565,
    edition: 'java',
    latency_ms: 5,
    debug: {
      ping: true,
      query: false,
      bedrock: false,
      srv: false,
      querymismatch: false,
      ipinsrv: false,
      cnameinsrv: false,
      animatedmotd: false,
      cachehit: false,
      cachetime: 0,
      cacheexpire: 60,
      apiversion: 3,
      dns: { srv: [], a: [], aaaa: [] },
      error: {},
    },
    ...changes,
  };
}
