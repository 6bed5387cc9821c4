export * from './owning.ts';
export * from './reading.ts';
