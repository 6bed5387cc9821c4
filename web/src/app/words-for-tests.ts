// Set up before every web test: components speak English, as the built page does.
import { words } from '@fucina/site/words';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createWords } from './words.ts';

await createWords({ language: 'en', resources: { en: words.en, it: words.it } });
// What loads lazily may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
