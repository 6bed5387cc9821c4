import '../styles/main.css';
import { readPath, wordsFilesOf } from '@fucina/site';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserNavigation } from '../navigation/browser-navigation.ts';
import { fetchWords } from '../words/fetch-words.ts';
import { documentLanguage, preferredLanguage } from '../words/language.ts';
import { openWords } from '../words/words-store.ts';
import { loadView, preloadPage } from './load-view.ts';
import { Root } from './root.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
const isPrerendered = root.firstElementChild !== null;

const target = readPath(window.location.pathname);
const page = target.kind === 'none' ? undefined : target.page;
const language = isPrerendered ? documentLanguage() : preferredLanguage();
// If the words cannot be loaded this throws, and the prerendered page stays: its text and links work.
const [words, first] = await Promise.all([
  openWords(language, ['translation', ...wordsFilesOf(page)], fetchWords),
  loadView(page),
]);

const navigation = createBrowserNavigation({
  first,
  load: (page) => loadView(page, words),
  preload: (page) => preloadPage(page, words),
});
const app = (
  <StrictMode>
    <Root words={words} navigation={navigation} />
  </StrictMode>
);

// A transition hydrates in small slices, between which the browser handles input.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
