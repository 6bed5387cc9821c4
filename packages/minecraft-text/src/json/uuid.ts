import { writeUuidIntArray } from '@fucina/minecraft-profile';

/** `[I;a,b,c,d]`, four signed integers. */
export function uuidSnbt(uuid: string): string {
  return writeUuidIntArray(uuid.replaceAll('-', ''));
}
