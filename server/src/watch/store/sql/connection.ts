/** What SQLite and PostgreSQL have in common. The SQL is what both understand, with `?` for values. */
export interface Connection {
  readonly prepare: (sql: string) => Statement;
}

export interface Statement {
  readonly all: (...values: readonly SqlValue[]) => Promise<readonly Row[]>;
  readonly get: (...values: readonly SqlValue[]) => Promise<Row | undefined>;
  /** How many rows it changed. */
  readonly run: (...values: readonly SqlValue[]) => Promise<number>;
}

export type SqlValue = string | number | Uint8Array | null;
/** Whole numbers may come as text: PostgreSQL has larger ones than JavaScript. */
export type Row = Readonly<Record<string, unknown>>;

/** As many as there are values, for `IN (…)`; there must be one at least. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** A row with this key is there afterwards, with these values. Columns are those of the table, in their order. */
export function upsertSql(
  table: string,
  keys: readonly string[],
  values: readonly string[],
): string {
  const columns = [...keys, ...values];
  const changes = values.map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks(columns)})
    ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${changes.join(', ')}`;
}

/** PostgreSQL keeps neither NUL nor half of a character. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'string' ? keptText(part) : part));
}

export function keptText(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

export function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
