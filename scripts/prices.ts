// What the dearest request of each kind costs: `npm run prices`.
import { PRICE_CLASSES } from '@fucina/api-contract';
import { dearWorld } from '../server/src/prices/dear-world.ts';
import { pricedRequests } from '../server/src/prices/dearest-requests.ts';
import { measurePrice } from '../server/src/prices/measure-price.ts';

const app = dearWorld();
const rows = [];
for (const { name, price, request } of pricedRequests) {
  if (request === undefined) continue;
  const { ms, bytes } = await measurePrice((turn) => app.request(request(turn)));
  rows.push({ name, ms, bytes, most: PRICE_CLASSES[price.class], mostBytes: price.answerBytes });
}
console.log('| Request | ms | allowed | bytes | allowed |');
console.log('| --- | --- | --- | --- | --- |');
for (const { name, ms, most, bytes, mostBytes } of rows.toSorted((a, b) => b.ms - a.ms)) {
  console.log(`| ${name} | ${ms.toFixed(1)} | ${most} | ${bytes} | ${mostBytes} |`);
}
