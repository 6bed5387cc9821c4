import { fc } from '@fast-check/vitest';

// The seed is part of the names of property tests, by which Stryker finds them again. Scores can be repeated, too.
// A mutant is dead at the first failure: there is no need for the smallest one.
fc.configureGlobal({ seed: 1, endOnFailure: true });
