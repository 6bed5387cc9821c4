import { beforeEach } from 'vitest';

/** Set up before every web test: whatever may listen on this machine, it sees the same. A test stubs its answers. */
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  globalThis.fetch = unreachable;
});
