export { createSearchIndex, type FindItems, type SearchTexts } from './search-index.ts';
