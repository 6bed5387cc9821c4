import { once } from 'node:events';
import process from 'node:process';

/** Writes to stdout and waits while its reader is slower than we are. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export function hasColors(): boolean {
  return Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
}
