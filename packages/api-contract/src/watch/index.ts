export * from './channels.ts';
export * from './owning.ts';
export * from './reading.ts';
export * from './showing.ts';
