import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { storedForm } from './stored-form.ts';

const { serialize, deserialize } = storedForm;

property.prop([fc.uint8Array(), fc.jsonValue()])(
  'bytes come back as bytes, wherever they are, and JSON as it was',
  (bytes, json) => {
    const value = { bytes, list: [bytes, { deep: bytes }], json };
    // JSON has no negative zero.
    expect(deserialize(serialize(value))).toEqual(JSON.parse(JSON.stringify({ json }), revive));

    function revive(_: string, plain: unknown) {
      return typeof plain === 'object' && plain !== null && 'json' in plain
        ? { ...value, json: plain.json }
        : plain;
    }
  },
);

test('of a view, only the bytes that it shows are stored', () => {
  const whole = new Uint8Array([1, 2, 3, 4, 5]);
  const view = whole.subarray(1, 3);
  expect(deserialize(serialize({ view }))).toEqual({ view: new Uint8Array([2, 3]) });
  expect(deserialize(serialize({ buffer: Buffer.from('hi') }))).toEqual({
    buffer: new Uint8Array([104, 105]),
  });
});

test.each([{ $bytes: 7 }, { $bytes: null }, { bytes: 'aGk=' }, null, 'text', [null]])(
  '%j is no bytes',
  (value) => expect(deserialize(serialize({ value }))).toEqual({ value }),
);
