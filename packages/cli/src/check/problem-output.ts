import type { Output } from '../output.ts';
import type { LookedAt } from '../problems/looked-at.ts';
import type { Problem } from '../problems/problem.ts';
import type { Report } from '../reports/report.ts';
import { levelOf, type WantedProblems } from '../rules/wanted-levels.ts';

/** Counts the problems that are wanted, and writes them as they come. */
export class ProblemOutput {
  readonly counts = { error: 0, warning: 0, note: 0, fixable: 0 };
  readonly #report: Report;
  readonly #output: Output;
  readonly #wanted: WantedProblems;
  /** Only errors are written. */
  readonly #isQuiet: boolean;

  constructor(report: Report, output: Output, wanted: WantedProblems, isQuiet: boolean) {
    this.#report = report;
    this.#output = output;
    this.#wanted = wanted;
    this.#isQuiet = isQuiet;
  }

  async begin(): Promise<void> {
    await this.#output.print(this.#report.begin);
  }

  async add(problem: Problem): Promise<void> {
    const level = levelOf({ code: problem.rule, severity: problem.level }, this.#wanted);
    if (level === undefined) return;
    this.counts[level] += 1;
    if (problem.fix !== undefined) this.counts.fixable += 1;
    if (this.#isQuiet && level !== 'error') return;
    await this.#output.print(this.#report.problem({ ...problem, level }));
  }

  async end(looked: LookedAt): Promise<void> {
    await this.#output.print(this.#report.end(this.counts, looked));
    await this.#output.close();
  }
}
