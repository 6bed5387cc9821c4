// Writes the reference of the manual from the tables of the packages: `npm run manual-reference`.
import { languageCodes } from '@fucina/site';
import { referencePages, writeReferencePage } from './manual/reference/write-reference.ts';

for (const page of referencePages) {
  for (const language of languageCodes) await writeReferencePage(page, language);
}
