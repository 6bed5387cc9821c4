import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';

test('parts load each other, each once, and have names of their own', () => {
  const program = joinParts([
    {
      name: 'first.js',
      code: "'use strict'; const one = require('./second.js'); told.push(one.name, require('./second.js').name); // end",
    },
    {
      name: 'second.js',
      code: "const one = 1; told.push('loaded'); exports.name = 'second ' + one;",
    },
  ]);
  const told: string[] = [];
  runInNewContext(program, { told });
  expect(told).toEqual(['loaded', 'second 1', 'second 1']);
});

test('parts may need each other, and put something else in their place', () => {
  const program = joinParts([
    { name: 'a.js', code: "exports.name = 'a'; told.push(require('./b.js')());" },
    { name: 'b.js', code: "const a = require('./a.js'); module.exports = () => 'b of ' + a.name;" },
  ]);
  const told: string[] = [];
  runInNewContext(program, { told });
  expect(told).toEqual(['b of a']);
});
