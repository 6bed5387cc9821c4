import { firstTables } from './migrations/001-first-tables.ts';
import { watches } from './migrations/002-watches.ts';
import { alerts } from './migrations/003-alerts.ts';
import { ending } from './migrations/004-ending.ts';
import { slow } from './migrations/005-slow.ts';

export interface Migration {
  readonly sql: string;
}

/** In their order: the first one makes version 1. One that was released is never changed. */
export const MIGRATIONS: readonly Migration[] = [firstTables, watches, alerts, ending, slow];
