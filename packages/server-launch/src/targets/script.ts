import { writeShellWord } from '@fucina/quoting';
import type { Launch } from '../launch.ts';
import { note } from '../note.ts';
import { programArguments, RESTART_DELAY_SECONDS, type Target, writesAll } from './target.ts';

/** A script for Linux and macOS. It uses only POSIX features, so any sh can run it. */
export const script: Target = {
  jarNames: 'posix',
  file: { name: 'start.sh', lineEnd: '\n', executable: true, beforeNonAscii: '' },
  runs: { restart: true, javaCheck: true, folders: true, window: true },
  cannotWrite: writesAll,
  write: (launch) => writeScript(launch),
  notes: (launch) => (launch.restart === 'always' ? [note('restart-script-twice')] : []),
};

export function writeScript(launch: Launch, opening: readonly string[] = []): string {
  return [
    '#!/bin/bash',
    // What it says is seen here, not in a session that ends at once.
    ...(launch.javaCheck ? javaCheck(launch.java) : []),
    ...opening,
    'cd "$(dirname "$0")" || exit 1',
    ...(launch.logFolder === undefined ? [] : [`mkdir -p ${writeShellWord(launch.logFolder)}`]),
    ...run(launch),
  ].join('\n');
}

function run(launch: Launch): readonly string[] {
  const command = ['java', ...programArguments(launch).map(writeShellWord)].join(' ');
  if (launch.restart === 'off') return [`exec ${command}`];
  return [
    "trap 'exit 130' INT",
    'while true; do',
    `  ${command}`,
    '  code=$?',
    ...(launch.restart === 'after-crash' ? ['  [ "$code" -eq 0 ] && exit 0'] : []),
    `  echo "The server stopped with code $code and starts again in ${RESTART_DELAY_SECONDS} s. Ctrl+C ends this."`,
    `  sleep ${RESTART_DELAY_SECONDS}`,
    'done',
  ];
}

// The version is in the first pair of quotes; Java 8 reports 1.8.
function javaCheck(java: number): readonly string[] {
  return [
    `version=$(java -version 2>&1 | sed -n 's/.* version "\\([0-9.]*\\).*/\\1/p')`,
    `version=\${version#1.}`,
    `version=\${version%%.*}`,
    `if [ "\${version:-0}" -lt ${java} ]; then`,
    `  echo "This server needs Java ${java}; the java found here is version \${version:-unknown}." >&2`,
    '  exit 1',
    'fi',
  ];
}
