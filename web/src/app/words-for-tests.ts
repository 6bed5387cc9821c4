// Set up before every web test: components speak English, as the built page does.
import { words } from '@fucina/site/words';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createWords } from './words.ts';

await createWords({ language: 'en', resources: { en: words.en, it: words.it } });
afterEach(cleanup);
