/** The version of the game in a server’s `version_history.json`: `{"currentVersion":"git-Paper-196 (MC: 1.20.1)"}`. */
export function gameOfHistory(json: string): string | undefined {
  const current = /"currentVersion"\s*:\s*"([^"]*)"/.exec(json.slice(0, 4096))?.[1] ?? '';
  const [, inBrackets, first] = /\(MC: ([\d.]{3,20})\)|^(\d+\.\d[\d.]*)-/.exec(current) ?? [];
  return inBrackets ?? first;
}
