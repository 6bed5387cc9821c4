import { writeShellWord } from '@fucina/quoting';
import { note } from '../note.ts';
import { script, writeScript } from './script.ts';
import type { Target } from './target.ts';

interface Multiplexer {
  /** Set inside a session, so that the script can detect it. */
  readonly variable: string;
  readonly start: (name: string) => string;
  readonly attach: (name: string) => string;
}

const MULTIPLEXERS = {
  screen: {
    variable: 'STY',
    start: (name) => `screen -dmS ${name}`,
    attach: (name) => `screen -r ${name}`,
  },
  tmux: {
    variable: 'TMUX',
    start: (name) => `tmux new-session -d -s ${name}`,
    attach: (name) => `tmux attach -t ${name}`,
  },
} as const satisfies Record<string, Multiplexer>;

export const screen = sessionTarget(MULTIPLEXERS.screen);
export const tmux = sessionTarget(MULTIPLEXERS.tmux);

// The script starts itself again inside the session, so no command line has to be quoted twice.
function sessionTarget({ variable, start, attach }: Multiplexer): Target {
  return {
    ...script,
    runs: { ...script.runs, window: false },
    write: (launch) => {
      const name = writeShellWord(launch.sessionName);
      return writeScript(launch, [
        `if [ -z "$${variable}" ]; then`,
        `  ${start(name)} sh "$0" || exit 1`,
        `  echo "The server runs in the background. To see its console: ${attach(name)}"`,
        '  exit 0',
        'fi',
      ]);
    },
    notes: (launch) => (launch.restart === 'always' ? [note('restart-script-twice')] : []),
  };
}
