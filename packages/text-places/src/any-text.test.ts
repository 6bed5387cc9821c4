import { fc, test } from '@fast-check/vitest';
import { releases } from '@fucina/game-versions';
import { drawnText } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { describe, expect } from 'vitest';
import { anyRichComponent } from '../../minecraft-text/tests/any-component.ts';
import { BEDROCK } from './game.ts';
import { layOut } from './lay-out.ts';
import { PLACE_IDS, PLACES } from './places.ts';
import { showText } from './show-text.ts';

const anyGame = fc.constantFrom(undefined, BEDROCK, ...releases.map(({ name }) => name));
const anyWindow = fc.record({
  width: fc.integer({ min: 320, max: 1000 }),
  height: fc.integer({ min: 240, max: 600 }),
});
/** Where lines are wrapped, the widest that may be drawn; in chat with the space before wrapped lines. */
const LIMITS: Readonly<Record<string, number>> = {
  chat: 324,
  sign: 90,
  book: 114,
  'text-display': 200,
  'server-list': 271,
  toast: 125,
};

/** With the name or title that a place adds. */
const MAX_LINES: Readonly<Record<string, number>> = {
  chat: 20,
  'action-bar': 1,
  title: 2,
  'boss-bar': 1,
  sign: 4,
  book: 14,
  sidebar: 1 + 2 * 15,
  'name-tag': 1,
  'server-list': 1 + 2,
  'held-item': 1,
  toast: 3,
};

describe.each(PLACE_IDS)('%s', (id) => {
  const { events } = PLACES[id];

  test.prop([anyRichComponent, anyGame, anyWindow])(
    'any text has its lines, within the limits of the place',
    (component, game, window) => {
      const shown = showText(component, game);
      const { texts, shapes, area } = layOut(id, shown, { window, font: COMPLETE_FONT });
      for (const { x, y, width, scale, opacity } of texts) {
        expect([x, y, width, scale, opacity].every(Number.isFinite)).toBe(true);
        expect(width).toBeGreaterThanOrEqual(0);
      }
      for (const { width, height } of [area, ...shapes]) {
        expect(width > 0 && height > 0).toBe(true);
      }
      for (const { runs, width } of texts) {
        // A single letter is drawn however wide it is.
        if (runs.map(drawnText).join('').length > 1) {
          expect(width).toBeLessThanOrEqual(LIMITS[id] ?? Number.POSITIVE_INFINITY);
        }
        for (const run of runs) {
          // The space before a wrapped line in chat has no look.
          if (drawnText(run) !== ' ') expect(run.color).toMatch(/^#[0-9a-f]{6}$/);
          if (!events.includes('click')) expect(run.click).toBeUndefined();
          if (!events.includes('hover')) expect(run.hover).toBeUndefined();
          if (!events.includes('insertion')) expect(run.insertion).toBeUndefined();
        }
      }
      expect(texts.length).toBeLessThanOrEqual(MAX_LINES[id] ?? Number.POSITIVE_INFINITY);
    },
  );
});
