/**
 * The characters of Fucina Pixel, apart from their drawings: a page that knows them need not load these. Each run says
 * how far it begins after the end of the last one, and how many more characters it has, in base 36. The test of this
 * list shows what it has to be.
 */
const RUNS =
  'w.2m y.69 2 3 4 4.2 4 4.1 6.2 6.1 7.1 2.5 8 e.m 3.a 4.1 3.z 3.1 7.d 4 c 2 b 3.1 3 2 2 4 3.1 2 5 5 5.1 4 5 2 7 4.4 3 7 3 2.1 6f 2.2 2 2.j 2.17 1e.2n 3.1 f.3 r.3 3.5 5.3 7.1 3.5 3.1 3.1 5.2 e.3 3.9 3.j 3.1 n.1 9.3 4h i.q 6.4 359 p 1dy 4.1 2 2.2 2 2 9 3.1 4.2 66.49 2 3 2.2h 7r.1 2.1 4.2 2.2 2.2 4 a 2.1 2.1 3.4 a.2 13 4.q j 2.1 2 3.5 3.1 2.1 3.2 2.3 2f.1 b g 7 8 3 7 1x.4 1c e 2 x b 2.1 2 3 3 6.2 6.1 3.1 7 2.2 2 9.1 j c c.1 3.1 t.1 v 2.1 u 3 1m 2 m 2.1 50 q.1 3.2 4.a 2r.j 1v.1g m 2 a 4 4 4 4 8 8 8 8 k.s k 4 4 4 4.3 d.1 h.1 3.1 5.1 3.1 5.1 4 3.1 n q.6 a.2 2 c e.9 2.2 2 3 2 u.7 2.6 h.5 b.1 2.1 3 9.1 4 v 4 7 p q 7 5 6 4 18 8 n.1 rw 8 7r o8x.1 3i.1 ggg.2 sp 1c73 t 1b 25 2e 7v h c 4w 74 ll 4p g';

const drawn = new Set(readRuns(RUNS));

/** Whether Fucina Pixel has a drawing of it. */
export function isDrawn(codePoint: number): boolean {
  return drawn.has(codePoint);
}

function readRuns(runs: string): readonly number[] {
  let last = 0;
  return runs.split(' ').flatMap((run) => {
    const [gap = 0, more = 0] = run.split('.').map((digits) => Number.parseInt(digits, 36));
    const first = last + gap;
    last = first + more;
    return Array.from({ length: more + 1 }, (_, index) => first + index);
  });
}
