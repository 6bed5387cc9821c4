import type { TextRun } from '@fucina/minecraft-text';

/** A line of a file, as it is and as the studio writes it. */
export const SAMPLE = {
  before: "title: '&6&lFarm &e» &aMarket'",
  after: "title: '<gold><b>Farm </b><yellow>» <green>Market'",
};

/** Both, as the game shows them. */
export const SAMPLE_RUNS: readonly TextRun[] = [
  { text: 'Farm ', color: '#ffaa00', bold: true },
  { text: '» ', color: '#ffff55' },
  { text: 'Market', color: '#55ff55' },
];
