import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import type { Language } from '../language.ts';
import type { Place, Problem } from '../problems/problem.ts';
import { ruleAddress } from '../rules/rule-address.ts';
import { adviceOfRule, describeRule, ruleLevel } from '../rules/rules.ts';
import type { Report } from './report.ts';

/** GitHub refuses files with more. */
const MAX_RESULTS = 25_000;
const HOMEPAGE = `https://www.npmjs.com/package/${manifest.name}`;

/** SARIF 2.1.0: results as they are found, behind them the rules that they name. */
export function sarifReport(language: Language): Report {
  const rules = new Map<string, number>();
  const seen = new Map<string, number>();
  let count = 0;
  let left = 0;
  return {
    begin:
      '{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",' +
      '"runs":[{"columnKind":"utf16CodeUnits","results":[',
    problem(problem) {
      if (count === MAX_RESULTS) {
        left += 1;
        return '';
      }
      count += 1;
      const ruleIndex = rules.get(problem.rule) ?? rules.size;
      rules.set(problem.rule, ruleIndex);
      const print = fingerprint(problem);
      const key = `${problem.file}\n${print}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const result = {
        ruleIndex,
        ...resultOf(problem),
        partialFingerprints: fingerprints(print, nth),
      };
      return `${count === 1 ? '' : ','}\n${JSON.stringify(result)}`;
    },
    end() {
      const driver = {
        name: 'fucina',
        version: manifest.version,
        informationUri: HOMEPAGE,
        rules: [...rules.keys()].map((id) => describedRule(id, language)),
      };
      const note = { level: 'note', message: { text: language.say('sarif_cut', { left }) } };
      const invocation = {
        executionSuccessful: true,
        ...(left > 0 && { toolExecutionNotifications: [note] }),
      };
      const rest = JSON.stringify({ invocations: [invocation], tool: { driver } });
      return `\n],${rest.slice(1)}]}\n`;
    },
  };
}

function describedRule(id: string, language: Language) {
  const advice = adviceOfRule(id, language);
  return {
    id,
    shortDescription: { text: describeRule(id, language) },
    ...(advice !== undefined && { help: { text: advice } }),
    helpUri: ruleAddress(id, language),
    defaultConfiguration: { level: ruleLevel(id) },
  };
}

function resultOf({ file, fix, fixAt, level, rule, message, ...range }: Problem) {
  const artifactLocation = locationOf(file);
  const region = regionOf(range);
  const deletedRegion = regionOf(fixAt ?? range);
  const replacement = { deletedRegion, insertedContent: { text: fix } };
  return {
    ruleId: rule,
    level,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(fix !== undefined && {
      fixes: [{ artifactChanges: [{ artifactLocation, replacements: [replacement] }] }],
    }),
  };
}

function locationOf(file: string) {
  if (isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

function regionOf({ line, column, endLine, endColumn }: Place) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** The same for the same problem in the same line, also after the line has moved. */
function fingerprint({ rule, lineText }: Problem): string {
  const hash = createHash('sha256').update(`${rule}\n${lineText.trim()}`).digest('hex');
  return hash.slice(0, 16);
}

function fingerprints(print: string, nth: number) {
  return { primaryLocationLineHash: `${print}:${nth}` };
}
