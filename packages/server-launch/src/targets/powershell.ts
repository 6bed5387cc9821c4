import type { Launch } from '../launch.ts';
import { quotePowerShell } from '../quoting.ts';
import { noNotes, programArguments, RESTART_DELAY_SECONDS, type Target } from './target.ts';

export const powershell: Target = {
  jarNames: 'windows',
  file: {
    name: 'start.ps1',
    lineEnd: '\r\n',
    executable: false,
    // Without this mark Windows PowerShell reads the file in a legacy code page.
    beforeNonAscii: '\uFEFF',
  },
  runs: { restart: true, javaCheck: true, folders: true, window: true },
  cannotWrite,
  write: (launch) =>
    [
      'Set-Location -LiteralPath $PSScriptRoot',
      ...(launch.javaCheck ? javaCheck(launch.java) : []),
      ...(launch.logFolder === undefined
        ? []
        : [
            `New-Item -ItemType Directory -Force -Path ${quotePowerShell(launch.logFolder)} | Out-Null`,
          ]),
      ...run(launch),
    ].join('\n'),
  notes: noNotes,
};

// Windows PowerShell passes both of these incorrectly; newer versions pass them correctly.
function cannotWrite(argument: string): string | undefined {
  if (argument.includes('"')) return '"';
  return /\s/.test(argument) && argument.endsWith('\\') ? '\\' : undefined;
}

function run(launch: Launch): readonly string[] {
  const command = ['& java', ...programArguments(launch).map(quotePowerShell)].join(' ');
  if (launch.restart === 'off') return [command];
  return [
    'while ($true) {',
    `  ${command}`,
    '  $code = $LASTEXITCODE',
    ...(launch.restart === 'after-crash' ? ['  if ($code -eq 0) { break }'] : []),
    `  Write-Host "The server stopped with code $code and starts again in ${RESTART_DELAY_SECONDS} s. Ctrl+C ends this."`,
    `  Start-Sleep -Seconds ${RESTART_DELAY_SECONDS}`,
    '}',
  ];
}

function javaCheck(java: number): readonly string[] {
  return [
    '$major = 0',
    `if ("$(& java -version 2>&1)" -match 'version "(?:1\\.)?(\\d+)') { $major = [int]$Matches[1] }`,
    `if ($major -lt ${java}) {`,
    `  Write-Host "This server needs Java ${java}; the java found here is version $major."`,
    '  exit 1',
    '}',
  ];
}
