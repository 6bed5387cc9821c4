/** Prints a figure beside its limit; one over its limit fails the run. */
export function verdict(what: string, value: number, limit: number, unit: string): void {
  const isWithin = value <= limit;
  console.log(
    `${what} ${value.toFixed(2)} ${unit}, ${isWithin ? 'within' : 'OVER'} ${limit} ${unit}`,
  );
  if (!isWithin) process.exitCode = 1;
}
