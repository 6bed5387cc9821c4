// What the shared SQL is called in PostgreSQL.

/** Those that `writeJson` writes. */
const JSON_COLUMNS = /\b(facts|incidents|reasons|standing|tries|wants) TEXT\b/g;

/** Of an hour or a day, of which there are most rows by far. */
const SMALL_NUMBERS = /\b(\w+_s|blips|lat\w+|p(?:min|avg|max)) INTEGER\b/g;

/** `?` becomes `$1`, `$2` and so on. */
export function numbered(sql: string): string {
  let last = 0;
  return sql.replaceAll('?', () => {
    last += 1;
    return `$${last}`;
  });
}

/** The shape of a table, as the migrations write it. */
export function inPostgres(sql: string): string {
  return (
    sql
      .replaceAll(
        'INTEGER PRIMARY KEY AUTOINCREMENT',
        'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
      )
      .replaceAll(JSON_COLUMNS, '$1 jsonb')
      .replaceAll(SMALL_NUMBERS, '$1 int')
      .replaceAll(/\bINTEGER\b/g, 'bigint')
      .replaceAll(/\bBLOB\b/g, 'bytea')
      .replaceAll(/\) WITHOUT ROWID, STRICT;/g, ');')
      // The rows of all other tables of SQLite have numbers in the order in which they came; the outbox goes by them.
      .replaceAll(/\) STRICT;/g, ', rowid bigint GENERATED ALWAYS AS IDENTITY);')
  );
}
