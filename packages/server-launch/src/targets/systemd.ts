import { note } from '../note.ts';
import { quoteSystemd } from '../quoting.ts';
import { programArguments, RESTART_DELAY_SECONDS, type Target, writesAll } from './target.ts';

const RESTART = { off: 'no', always: 'always', 'after-crash': 'on-failure' } as const;

/** A systemd unit. Folder and user are those of most guides. */
export const systemd: Target = {
  jarNames: 'posix',
  file: { name: 'minecraft.service', lineEnd: '\n', executable: false, beforeNonAscii: '' },
  runs: { restart: true, javaCheck: false, folders: true, window: false },
  cannotWrite: writesAll,
  write: (launch) =>
    [
      '[Unit]',
      'Description=Minecraft server',
      'Wants=network-online.target',
      'After=network-online.target',
      '',
      '[Service]',
      'User=minecraft',
      'WorkingDirectory=/opt/minecraft',
      ...(launch.logFolder === undefined
        ? []
        : [`ExecStartPre=/bin/mkdir -p ${quoteSystemd(launch.logFolder)}`]),
      `ExecStart=/usr/bin/java ${programArguments(launch).map(quoteSystemd).join(' ')}`,
      `Restart=${RESTART[launch.restart]}`,
      ...(launch.restart === 'off' ? [] : [`RestartSec=${RESTART_DELAY_SECONDS}`]),
      // On SIGINT a server saves its worlds; Java then exits with 130 or 143.
      'KillSignal=SIGINT',
      'SuccessExitStatus=0 130 143',
      'TimeoutStopSec=90',
      '',
      '[Install]',
      'WantedBy=multi-user.target',
    ].join('\n'),
  notes: () => [note('unit-to-edit')],
};
