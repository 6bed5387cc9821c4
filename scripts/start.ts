import process from 'node:process';
import { ensureBuilt } from './built-site.ts';

process.env.NODE_ENV ??= 'production';
ensureBuilt();
await import('../server/src/main.ts');
