/** JSON that also carries bytes: how values travel to Redis. In our own memory they stay as they are. */
export const storedForm = {
  serialize(value: unknown): string {
    return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, plain) {
      // A Buffer would already have been spelled out by its own toJSON.
      const original = this[key];
      return original instanceof Uint8Array ? { [BYTES]: base64(original) } : plain;
    });
  },
  deserialize(text: string): unknown {
    return JSON.parse(text, (_, value) =>
      isStoredBytes(value) ? new Uint8Array(Buffer.from(value[BYTES], 'base64')) : value,
    );
  },
};

/** What Redis holds or says; undefined if that is no JSON, as others may write to it. */
export function readStored(text: string): unknown {
  try {
    return storedForm.deserialize(text);
  } catch {
    return undefined;
  }
}

const BYTES = '$bytes';

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

function isStoredBytes(value: unknown): value is Readonly<Record<typeof BYTES, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    BYTES in value &&
    typeof value[BYTES] === 'string'
  );
}
