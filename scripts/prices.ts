// What the dearest request of each kind costs: `npm run prices`.
import { PRICE_CLASSES } from '@fucina/api-contract';
import { pricedRequests } from '../server/src/prices/dearest-requests.ts';
import { measuredPrices } from '../server/src/prices/measured-prices.ts';

const prices = await measuredPrices({ isPrecise: true });
const rows = pricedRequests.flatMap(({ name, price }) => {
  const measured = prices.get(name);
  return measured ? [{ ...measured, name, price }] : [];
});
console.log('| Request | ms | allowed | bytes | allowed |');
console.log('| --- | --- | --- | --- | --- |');
for (const { name, ms, bytes, price } of rows.toSorted((a, b) => b.ms - a.ms)) {
  const { class: paid, answerBytes } = price;
  console.log(
    `| ${name} | ${ms.toFixed(1)} | ${PRICE_CLASSES[paid]} | ${bytes} | ${answerBytes} |`,
  );
}
