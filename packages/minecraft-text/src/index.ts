export * from './component/index.ts';
