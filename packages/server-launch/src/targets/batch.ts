import type { Launch } from '../launch.ts';
import { quoteBatch } from '../quoting.ts';
import { isBeyondAscii, quoteIn, startLine } from './start-line.ts';
import { noNotes, programArguments, RESTART_DELAY_SECONDS, type Target } from './target.ts';

/** A batch file. Its window stays open, so that errors can be read. */
export const batch: Target = {
  jarNames: 'windows',
  file: { ...startLine.file, beforeNonAscii: '' },
  runs: { restart: true, javaCheck: true, folders: true, window: true },
  cannotWrite: quoteIn,
  write: (launch) =>
    [
      '@echo off',
      'setlocal DisableDelayedExpansion',
      ...(programArguments(launch).some(isBeyondAscii) ? ['chcp 65001 >nul'] : []),
      'cd /d "%~dp0"',
      ...(launch.javaCheck ? javaCheck(launch.java) : []),
      ...(launch.logFolder === undefined ? [] : [makeFolder(launch.logFolder)]),
      ...run(launch),
    ].join('\n'),
  notes: noNotes,
};

function run(launch: Launch): readonly string[] {
  const command = ['java', ...programArguments(launch).map(quoteBatch)].join(' ');
  if (launch.restart === 'off') return [command, 'pause'];
  return [
    ':start',
    command,
    'set "code=%ERRORLEVEL%"',
    ...(launch.restart === 'after-crash' ? ['if %code% EQU 0 exit /b 0'] : []),
    `echo The server stopped with code %code% and starts again in ${RESTART_DELAY_SECONDS} s. Ctrl+C ends this.`,
    // One ping per second; `timeout` fails without a keyboard.
    `ping -n ${RESTART_DELAY_SECONDS + 1} 127.0.0.1 >nul`,
    'goto start',
  ];
}

function makeFolder(folder: string): string {
  const quoted = quoteBatch(folder);
  return `if not exist ${quoted} mkdir ${quoted}`;
}

// The third word of the first line is the quoted version; Java 8 reports 1.8.
function javaCheck(java: number): readonly string[] {
  return [
    'set "found="',
    `for /f "tokens=3" %%v in ('java -version 2^>^&1 ^| findstr /c:" version "') do if not defined found set "found=%%~v"`,
    'if not defined found set "found=0"',
    'for /f "tokens=1,2 delims=.-_+" %%a in ("%found%") do (',
    '  set "major=%%a"',
    '  set "minor=%%b"',
    ')',
    'if "%major%"=="1" set "major=%minor%"',
    `if %major% GEQ ${java} goto run`,
    `echo This server needs Java ${java}; the java found here is version %found%.`,
    'pause',
    'exit /b 1',
    ':run',
  ];
}
