import type { StartFormat } from './settings.ts';
import { argumentFile } from './targets/argument-file.ts';
import { batch } from './targets/batch.ts';
import { docker } from './targets/docker.ts';
import { flags } from './targets/flags.ts';
import { powershell } from './targets/powershell.ts';
import { pterodactyl } from './targets/pterodactyl.ts';
import { script } from './targets/script.ts';
import { screen, tmux } from './targets/session.ts';
import { startLine } from './targets/start-line.ts';
import { systemd } from './targets/systemd.ts';
import type { Target } from './targets/target.ts';

export const TARGETS: Readonly<Record<StartFormat, Target>> = {
  'start-line': startLine,
  batch,
  powershell,
  script,
  screen,
  tmux,
  systemd,
  docker,
  pterodactyl,
  flags,
  'argument-file': argumentFile,
};
