import type { Page } from '@fucina/site';

/** What Lighthouse measured on one visit; sizes are bytes as transferred. */
export interface Visit {
  readonly path: string;
  readonly language: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly agentic: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly documentBytes: number;
  readonly fontBytes: number;
}

type Measure = Exclude<keyof Visit, 'path' | 'language'>;
interface Budget {
  readonly measure: Measure;
  readonly least?: number;
  readonly most?: number;
}

const BUDGETS: readonly Budget[] = [
  { measure: 'performance', least: 100 },
  { measure: 'accessibility', least: 100 },
  { measure: 'bestPractices', least: 100 },
  { measure: 'seo', least: 100 },
  { measure: 'agentic', least: 100 },
  { measure: 'lcpMs', most: 1500 },
  { measure: 'tbtMs', most: 60 },
  { measure: 'cls', most: 0.02 },
  { measure: 'styleBytes', most: 14_500 },
  { measure: 'documentBytes', most: 15_000 },
  { measure: 'fontBytes', most: 40_000 },
];
/** All styles of a page, compressed; what is transferred has headers too. */
export const MAX_STYLE_BYTES = 13_000;
/** All scripts that a page loads before any interaction, compressed. Home, overviews and the manual have no form, the others do. */
const SCRIPT_BYTES = { manual: 88_000, overview: 90_000, other: 118_000 };

export function mostScriptBytes(page: Pick<Page, 'id'>): number {
  if (page.id === 'docs') return SCRIPT_BYTES.manual;
  const isOverview = page.id === 'home' || 'children' in page;
  return isOverview ? SCRIPT_BYTES.overview : SCRIPT_BYTES.other;
}

/** The budgets that a visit exceeds, as messages for the terminal. */
export function brokenBudgets(visit: Visit, page: Page): string[] {
  const script: Budget = { measure: 'scriptBytes', most: mostScriptBytes(page) };
  return [...BUDGETS, script].flatMap(({ measure, least, most }) => {
    const value = visit[measure];
    if (least !== undefined && value < least) return [`${measure} ${value} is under ${least}`];
    if (most !== undefined && value > most) return [`${measure} ${value} is over ${most}`];
    return [];
  });
}
