export { asFileShows } from './as-file-shows.ts';
export type { FoundIn, FoundMessage } from './found-message.ts';
export { type ReadFileResult, readMessageFile } from './read-file.ts';
