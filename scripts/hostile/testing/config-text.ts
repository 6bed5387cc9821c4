import {
  atVersions,
  changesOf,
  classifyString,
  convertText,
  diagnoseText,
  FolderPlan,
  findInFile,
  findProfile,
  fitsKeys,
  fixFile,
  guessProfile,
  mayHoldTexts,
  PROFILES,
  type Profile,
  planFile,
  TextMemory,
  unifiedDiff,
  writeKeys,
} from '@fucina/config-text';
import {
  changeFile,
  fileFormatOf,
  type OpenedFile,
  openFile,
  writePatch,
} from '@fucina/config-text/file';
import {
  askedPlaceOf,
  composeEdits,
  correctText,
  diagnoseFile,
  drawnSpans,
  findIgnored,
  fitsGlob,
  fixProblems,
  gameOfHistory,
  hasTags,
  isReadme,
  joinPlaceOf,
  LineIndex,
  looksOf,
  placeOfText,
  readJarName,
  readmeSentence,
  readPluginDescription,
  sourceRanges,
  withoutStored,
  withShownNotation,
} from '@fucina/config-text/inner';
import { explainFinding, explainSyntax } from '@fucina/config-text/messages';
import { openSource, readSourceTexts, sourceLanguageOf } from '@fucina/config-text/source';
import { type Feed, type Rows, takesNoText, text, withoutText } from './feed.ts';

const NAMES = ['a.yml', 'a.json', 'a.toml', 'a.conf', 'a.properties', 'a.txt'] as const;

/** One profile for each way in which plugins read their texts. */
const READERS: readonly Profile[] = [
  ...new Map(
    PROFILES.map((profile) => [
      JSON.stringify([profile.reading, profile.syntax, profile.layer, profile.onlyActions]),
      profile,
    ]),
  ).values(),
];

const forProfiles = (work: (given: string, profile: Profile) => unknown): readonly Feed[] =>
  text(...READERS.map((profile) => (given: string) => work(given, profile)));

const bytesOf = (given: string) => new TextEncoder().encode(given);

const opened = (work: (file: OpenedFile) => unknown): readonly Feed[] =>
  NAMES.map((name) => (given) => {
    const opening = openFile(name, bytesOf(given));
    return async () => {
      const file = await opening;
      return file.ok ? work(file.value) : undefined;
    };
  });

const LANGUAGES = ['java', 'kotlin', 'groovy', 'javascript', 'rust'] as const;

const programs = (work: (file: ReturnType<typeof openSource>) => unknown): readonly Feed[] =>
  text(...LANGUAGES.map((language) => (given: string) => work(openSource('a', given, language))));

const [profile] = READERS;
if (profile === undefined) throw new Error('there are profiles');
const EDIT = { from: 0, to: 1, insert: 'x' };

export const configText: Rows = {
  ...withoutText(
    'reasons of ours',
    ...['explainAlternative', 'explainDifference', 'explainDropped', 'explainKind'],
    ...['explainReason', 'explainReasons', 'explainReasonWith', 'explainSource'],
  ),
  explainFinding: text((given) =>
    explainFinding({ code: 'yaml/syntax', name: given, detail: given }),
  ),
  explainFindingWith: takesNoText('sentences of ours; explainFinding is given texts'),
  explainSyntax: text((given) => explainSyntax(given)),
  askedPlaceOf: text(askedPlaceOf),
  atVersions: text((given) => atVersions(profile, { plugin: given, game: given })),
  changeFile: opened((file) =>
    changeFile(
      file,
      file.texts.map((_, index) => ({ text: index, edits: [{ ...EDIT, to: 0 }] })),
    ),
  ),
  changesOf: takesNoText('what planFile made'),
  classifyString: forProfiles((given, each) =>
    classifyString({ path: [given], value: given, isString: true }, each),
  ),
  composeEdits: text((given) => {
    const edits = Array.from(given, (_, at) => ({ from: at, to: at + 1, insert: 'xy' }));
    return composeEdits(given.length, edits, [EDIT]);
  }),
  correctText: text((given) =>
    correctText(given, (left) => [...left].map((_, at) => ({ from: at, to: at + 1, insert: '' }))),
  ),
  convertText: [
    ...forProfiles((given, each) => convertText(given, { profile: each })),
    ...text(
      (given) => convertText(given, { profile, to: 'legacy' }),
      (given) => convertText(given, { profile, from: 'minimessage', to: 'section' }),
      (given) => convertText(given, { profile, to: 'json' }),
    ),
  ],
  diagnoseFile: opened((file) => diagnoseFile('plugins/a/a.yml', file, profile)),
  findInFile: opened((file) => findInFile('plugins/a/a.yml', file, profile)),
  diagnoseText: forProfiles((given, each) => diagnoseText(given, each)),
  FolderPlan: opened((file) => {
    const plan = new FolderPlan();
    plan.add({ path: file.name, file, options: { profile } });
    return [...plan.plan(file.name)];
  }),
  fileFormatOf: text(fileFormatOf),
  findIgnored: opened((file) => findIgnored(file)('text/unknown-tag', 1)),
  findLocks: takesNoText('a file that changeFile is given here'),
  findProfile: text(findProfile),
  fitsGlob: text(
    (given) => fitsGlob(given, '**/a*/{b,c}*.yml'),
    (given) => fitsGlob('plugins/aaaaaaaa/bbbbbbbb/cccccccc.yml', given),
    (given) => fitsGlob(given, `${given.slice(0, 200)}**/*`),
  ),
  fitsKeys: text(
    (given) => fitsKeys([given], '**.a*.**.x'),
    (given) => fitsKeys(given.split('.'), '**.**.**.x'),
    (given) => fitsKeys(Array<string>(60).fill('a'), given),
    (given) => fitsKeys(given.split('x'), `${given.slice(0, 200)}**.x`),
  ),
  fixFile: opened((file) => fixFile(file, { profile, isWanted: () => true })),
  fixProblems: opened((file) =>
    fixProblems(
      file,
      // Each is a click of somebody.
      [
        ...file.problems.slice(0, 5).map((_, index) => index),
        { texts: file.texts.map((_, text) => text) },
      ],
      { profile, isWanted: () => true },
    ),
  ),
  gameOfHistory: text(gameOfHistory, (given) => gameOfHistory(`{"currentVersion":"${given}`)),
  guessProfile: text(
    (given) => guessProfile(given),
    (given) => guessProfile('plugins/a/a.yml', given),
  ),
  hasTags: text((given) => hasTags(given)),
  isUndecided: takesNoText('what convertText made'),
  issueOf: takesNoText('a profile of ours'),
  joinPlaceOf: text(joinPlaceOf),
  LineIndex: text((given) => new LineIndex(given).placeOf(given.length)),
  drawnSpans: forProfiles((given, each) => drawnSpans(given, { profile: each })),
  looksOf: forProfiles((given, each) => looksOf(given, given, { profile: each })),
  mayHoldTexts: text(mayHoldTexts),
  openFile: NAMES.map((name) => (given) => {
    const bytes = bytesOf(given);
    return () => openFile(name, bytes);
  }),
  prepareFile: takesNoText('openFile, in two steps'),
  openSource: programs((file) =>
    file.texts.map((each) => file.spelling.decode(file.content.slice(each.from, each.to), each)),
  ),
  readSourceTexts: programs((file) => readSourceTexts(file)),
  sourceLanguageOf: text(sourceLanguageOf),
  sumCalls: takesNoText('what readSourceTexts counted'),
  placeOfText: text(
    (given) => placeOfText(given, [{ path: ['a'], value: given }], 0),
    (given) => placeOfText('a.yml', [{ path: given.split('.'), value: 'x' }], 0),
  ),
  readJarName: text(readJarName, (given) => readJarName(`${given}.jar`)),
  isReadme: text(isReadme, (given) => isReadme(`${given}/README.md`)),
  readmeSentence: text(readmeSentence, (given) => readmeSentence(`MiniMessage ${given}`)),
  readPluginDescription: text(readPluginDescription, (given) => readPluginDescription(`{${given}`)),
  planFile: opened((file) => changesOf(planFile(file, { profile }))),
  problemsFor: takesNoText('problems of a file that openFile found'),
  ruleOfReason: takesNoText('names of reasons'),
  sourceRanges: opened((file) =>
    file.texts.slice(0, 1).map((each) => sourceRanges(file, each)({ from: 0, to: 1 })),
  ),
  TextMemory: text(async (given) => {
    const opened = await openFile('a.txt', new TextEncoder().encode(given));
    const memory = new TextMemory();
    const look = () =>
      opened.ok && findInFile('a.txt', opened.value, READERS[0] as Profile, { memory });
    return [look(), look()];
  }),
  unifiedDiff: text((given) => unifiedDiff('a.yml', given, given === '' ? [] : [EDIT])),
  unanswered: takesNoText('a profile of ours'),
  withAnswer: takesNoText('a profile of ours'),
  withShownNotation: opened((file) => withShownNotation(profile, file.texts)),
  withoutStored: text((given) =>
    withoutStored([{ path: given }, { path: `plugins/${given}/1.yml` }]),
  ),
  writeKeys: text((given) => writeKeys(given.split('.'))),
  writePatch: opened((file) => writePatch('a.yml', file, file.content === '' ? [] : [EDIT])),
};
