import { expect, test } from 'vitest';
import { writeUuid } from './uuid-notations.ts';

test('a uuid is written as commands and configurations want it', () => {
  expect(writeUuid('069a79f444e94726a5befca90e38aaf5')).toEqual({
    dashed: '069a79f4-44e9-4726-a5be-fca90e38aaf5',
    plain: '069a79f444e94726a5befca90e38aaf5',
    ints: '[I;110787060,1156138790,-1514210135,238594805]',
  });
});
