// Set up before every web test: components speak English, as the built page does.
import { words } from '@fucina/site/words';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createPageWords } from './page-words.ts';
import { setCurrentWords } from './use-words.tsx';

setCurrentWords(createPageWords('en', words));
// What loads lazily may take its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
