// A line of JSON for each request that has a price. A process of its own: a test runner rewrites each import, which made
// drawing half as dear again as it is.
import { PRICE_CLASSES } from '@fucina/api-contract';
import { dearWorld } from './dear-world.ts';
import { pricedRequests } from './dearest-requests.ts';
import { measurePrice } from './measure-price.ts';

const isPrecise = process.argv.includes('--precise');
const app = dearWorld();
for (const { name, price, request } of pricedRequests) {
  if (request === undefined) continue;
  const enoughMs = isPrecise ? 0 : PRICE_CLASSES[price.class];
  const measured = await measurePrice((turn) => app.request(request(turn)), enoughMs);
  process.stdout.write(`${JSON.stringify({ name, ...measured })}\n`);
}
