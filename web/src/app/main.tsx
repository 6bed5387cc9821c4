import '../styles/main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { takeEarlyInput } from './early-input.ts';
import { fetchedWords } from './fetched-words.ts';
import { documentLanguage, preferredLanguage } from './language.ts';
import { createReadyRoutes } from './routes.tsx';
import { WordsProvider } from './use-words.tsx';
import { createWords } from './words.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no root');
const isPrerendered = root.firstElementChild !== null;

const [i18n, routes] = await Promise.all([
  createWords({
    language: isPrerendered ? documentLanguage() : preferredLanguage(),
    modules: [fetchedWords],
  }),
  createReadyRoutes(window.location.pathname),
]);

// Without words the page would lose those it was built with: it stays as it is, readable.
if (!i18n.hasResourceBundle(i18n.language, 'translation')) throw new Error('the words are missing');

// With data to start from, empty as it is, the router leaves the scroll where the visitor has put it.
const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});

const app = (
  <StrictMode>
    <WordsProvider i18n={i18n}>
      <RouterProvider router={router} />
    </WordsProvider>
  </StrictMode>
);

takeEarlyInput();
// As a transition, in slices: the visitor's hand comes first.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
