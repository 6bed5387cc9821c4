import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listedSchema } from './listed-schema.ts';

test('the JSON Schema of a schema is written once', () => {
  const schema = z.object({ text: z.string().default('a') });
  const input = vi.spyOn(schema['~standard'].jsonSchema, 'input');
  const written = [1, 2].map(() =>
    listedSchema(schema)['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
  );
  expect(written[0]).toMatchObject({ type: 'object', properties: { text: { default: 'a' } } });
  expect(written[1]).toBe(written[0]);
  expect(input).toHaveBeenCalledTimes(1);
});

test('input and output are told apart, and values are still checked', () => {
  const standard = listedSchema(z.object({ text: z.string().default('a') }))['~standard'];
  const options = { target: 'draft-2020-12' } as const;
  expect(standard.jsonSchema.input(options)).not.toHaveProperty('required');
  expect(standard.jsonSchema.output(options)).toMatchObject({ required: ['text'] });
  expect(standard.validate({})).toMatchObject({ value: { text: 'a' } });
});
