import { expect, test } from 'vitest';
import { checkedTogether } from './together.ts';

const bare = (name: string, ...more: readonly string[]) => ({
  path: `packages/${name}/tsconfig.json`,
  config: { include: ['src', ...more], exclude: ['src/**/*.test.ts'] },
});

test('packages without globals are checked in one program, others as they say themselves', () => {
  const { groups, alone } = checkedTogether([
    bare('color'),
    bare('config-text'),
    bare('site', '../config-text/src/file/encoding-globals.d.ts'),
    bare('skin-model'),
    { path: 'packages/png/tsconfig.json', config: { compilerOptions: {}, include: ['src'] } },
    { path: 'server/tsconfig.json', config: { include: ['**/*.ts'] } },
  ]);
  expect(groups.map(({ name, config }) => [name, config])).toMatchObject([
    [
      'bare',
      {
        include: ['./bare.ts', '../../packages/color/src', '../../packages/skin-model/src'],
        exclude: [
          '../../packages/color/src/**/*.test.ts',
          '../../packages/skin-model/src/**/*.test.ts',
        ],
      },
    ],
    [
      'with-encoding',
      {
        include: [
          './with-encoding.ts',
          '../../packages/config-text/src',
          '../../packages/site/src',
          '../../packages/config-text/src/file/encoding-globals.d.ts',
        ],
      },
    ],
  ]);
  expect(alone).toEqual(['packages/png/tsconfig.json', 'server/tsconfig.json']);
});

test('a program in which a name of the browser or of Node is known does not compile', () => {
  const [group] = checkedTogether([bare('color')]).groups;
  expect(group?.probe).toContain('// @ts-expect-error\ndocument;\n');
  expect(group?.probe).toContain('// @ts-expect-error\nprocess;\n');
  expect(group?.probe).toContain('// @ts-expect-error\nTextEncoder;\n');
});
