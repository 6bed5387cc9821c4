/** Rounded down, so that only a complete result is 100.0 %. */
export function percentage({ passed, total }: { readonly passed: number; readonly total: number }) {
  return total === 0 ? '–' : `${(Math.floor((passed / total) * 1000) / 10).toFixed(1)} %`;
}
