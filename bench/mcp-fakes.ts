// The clients of `mcp.ts`, in a process of their own: each keeps some calls open until all are answered.
import { request } from 'node:http';
import process from 'node:process';

const [origin = '', clients = '1', callsEach = '1', openEach = '1'] = process.argv.slice(2);
const LORE = Array.from({ length: 5 }, () => `<rainbow>${'"'.repeat(230)}`);
const BODY = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'head_command',
    arguments: { who: '069a79f444e94726a5befca90e38aaf5', lore: LORE },
  },
});

function call(client: number): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'content-length': Buffer.byteLength(BODY),
      'x-forwarded-for': `9.9.9.${client}`,
    };
    request(`${origin}/mcp`, { agent: false, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end(BODY);
  });
}

const statuses: number[] = [];
async function callInARow(client: number): Promise<void> {
  const times = Number(callsEach) / Number(openEach);
  for (let n = 0; n < times; n += 1) statuses.push(await call(client));
}

const open = Number(clients) * Number(openEach);
await Promise.all(Array.from({ length: open }, (_, n) => callInARow(n % Number(clients))));
process.send?.(statuses);
