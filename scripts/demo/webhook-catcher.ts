// Where alerts of watched servers may be sent in the demo: it prints them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The URL for a channel of the kind `webhook`. */
export async function startDemoWebhookCatcher(): Promise<string> {
  const catcher = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    console.log(`alert: ${Buffer.concat(parts)}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => catcher.listen(0, '127.0.0.1', resolve));
  // It listens on a port, not on a path.
  const { port } = catcher.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
