import { expect, test } from 'vitest';
import { historyRows } from './history-rows.ts';

const steps = { from: 7200, stepS: 600 };
const columns = {
  upS: [600, 0, 600, 300, 600],
  downS: [0, 600, 0, 0, 0],
  unknownS: [0, 0, 0, 300, 0],
  latency50: [20, null, 35, 30, null],
  latency95: [25, null, 40, 33, null],
  players: [10, null, 13, null, null],
  playersMax: [12, null, 40, null, null],
};

test('the steps of each row are added up, and its last row may have fewer', () => {
  expect(historyRows(columns, steps, 1800)).toEqual([
    {
      from: 7200,
      to: 9000,
      upS: 1200,
      downS: 600,
      unknownS: 0,
      latencyLow: 20,
      latencyHigh: 35,
      players: 12,
      peak: 40,
    },
    {
      from: 9000,
      to: 10_200,
      upS: 900,
      downS: 0,
      unknownS: 300,
      latencyLow: 30,
      latencyHigh: 30,
      players: null,
      peak: null,
    },
  ]);
});

test('a row is at least one step', () => {
  expect(historyRows(columns, steps, 60)).toHaveLength(5);
});

test('of nothing there are no rows', () => {
  const empty = {
    upS: [],
    downS: [],
    unknownS: [],
    latency50: [],
    latency95: [],
    players: [],
    playersMax: [],
  };
  expect(historyRows(empty, steps, 3600)).toEqual([]);
});
