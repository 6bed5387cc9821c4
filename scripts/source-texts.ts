// Which strings of real programs are taken for texts, compared with what somebody read by hand:
// `npm run source-texts -- FOLDER`, where FOLDER has OWNER/NAME of the repositories in source-texts/judged.json, each at
// the commit that is named there. The programs are not kept here, only where their strings are.

import process from 'node:process';
import judged from './source-texts/judged.json' with { type: 'json' };
import { measure } from './source-texts/measure.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  for (const { repository, commit } of judged) console.log(`${repository} ${commit}`);
} else {
  const { judged: all, right, wrong, missed, gone, places } = measure(folder);
  for (const place of places) console.log(place);
  const percent = (part: number, rest: number) => `${((100 * part) / (part + rest)).toFixed(1)} %`;
  console.log(`${all} strings, ${gone} of them not found`);
  console.log(`precision ${percent(right, wrong)}, recall ${percent(right, missed)}`);
}
