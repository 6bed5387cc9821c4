export type { FoundFile, HostFile, ServerHost } from './host.ts';
export type { PublisherClock } from './publisher.ts';
export { serveDocuments } from './serve-documents.ts';
