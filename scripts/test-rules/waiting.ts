/** What makes a test depend on how fast the machine is. */
const DEPENDS_ON_SPEED: readonly { readonly sign: RegExp; readonly instead: string }[] = [
  { sign: /networkidle/, instead: 'open the page with openWhole, or poll for what is awaited' },
  { sign: /waitForTimeout/, instead: 'poll for what is awaited' },
  { sign: /\bretry: |\bretries: [1-9]/, instead: 'find out why it fails, and mend that' },
  { sign: /'node:timers\/promises'/, instead: 'poll for what is awaited, or pass a clock in' },
  {
    sign: /new Promise\(.*setTimeout\(\w+, [^)]/,
    instead: 'poll for what is awaited, or use a clock that the test moves',
  },
  { sign: /\.listen\([1-9]/, instead: 'listen on port 0, or draw one with freePort' },
  { sign: /vi\.waitFor\(.*\)\);/, instead: 'wait with expect.poll or waitFor, which have 20 s' },
  {
    // The browser may forget what is on hold when Playwright stops to intercept.
    sign: /\{ times: \d/,
    instead: 'count in the route itself, and let it go on with the rest',
  },
  {
    // A connection that is reset, as it may be, is a failure to `once`.
    sign: /\bonce\((?!')[^,\n]+, 'close'\)/,
    instead: 'wait with whenClosed',
  },
  {
    sign: /expect\(.*(?:performance\.now\(\)|Date\.now\(\)) -/,
    instead: 'measure the processor time (hasLinearCost), or pass a clock in',
  },
];

/** The reason of an exception, on its line or the one above. */
const REASON = /\/\/ waits: \S/;

/** The lines of a test that depend on the speed of the machine, each with what to do instead. */
export function speedProblems(file: string, content: string): string[] {
  const lines = content.split('\n');
  return lines.flatMap((line, at) => {
    if (REASON.test(line) || REASON.test(lines[at - 1] ?? '')) return [];
    return DEPENDS_ON_SPEED.filter(({ sign }) => sign.test(line)).map(
      ({ instead }) => `${file}:${at + 1} ${line.trim()} - ${instead}`,
    );
  });
}
