import { JAVA_CHANGES } from './java.ts';
import { isAtLeast } from './order.ts';
import { RELEASE_NAMES, type ReleaseName } from './release-names.ts';

/** One release of Java Edition. Null is what the game did not have yet, undefined what nobody has looked up. */
export interface Release {
  readonly name: ReleaseName;
  /** The day in Mojang's list of versions; for 1.7.10, that of its build. */
  readonly released: string | undefined;
  /** The number that client and server exchange; several releases can share it. */
  readonly protocol: number;
  /** What worlds are marked with, since 1.9. */
  readonly dataVersion: number | null | undefined;
  /** As `pack.mcmeta` has it; data packs exist since 1.13, minor numbers since 1.21.9. */
  readonly dataPack: string | null | undefined;
  readonly resourcePack: string | undefined;
  /** The oldest Java that the game starts on. */
  readonly java: number | undefined;
  /** The Java that PaperMC recommends for its servers, which begin with 1.7.10. */
  readonly paperJava: number | null | undefined;
}

/** A row of the table in the order of its columns. */
type Row = readonly [
  released: string | undefined,
  protocol: number,
  dataVersion: number | null | undefined,
  dataPack: string | null | undefined,
  resourcePack: string | undefined,
];

// Sources: Mojang's list of versions (day), the version.json in each game file (protocol, data version, packs).
const ROWS: Readonly<Record<ReleaseName, Row>> = {
  '1.7.2': ['2013-10-25', 4, null, null, '1'],
  '1.7.4': ['2013-12-09', 4, null, null, '1'],
  '1.7.5': ['2014-02-26', 4, null, null, '1'],
  '1.7.6': ['2014-04-09', 5, null, null, '1'],
  '1.7.7': ['2014-04-09', 5, null, null, '1'],
  '1.7.8': ['2014-04-09', 5, null, null, '1'],
  '1.7.9': ['2014-04-14', 5, null, null, '1'],
  '1.7.10': ['2014-05-14', 5, null, null, '1'],
  '1.8': ['2014-09-02', 47, null, null, '1'],
  '1.8.1': ['2014-11-24', 47, null, null, '1'],
  '1.8.2': ['2015-02-19', 47, null, null, '1'],
  '1.8.3': ['2015-02-20', 47, null, null, '1'],
  '1.8.4': ['2015-04-17', 47, null, null, '1'],
  '1.8.5': ['2015-05-22', 47, null, null, '1'],
  '1.8.6': ['2015-05-25', 47, null, null, '1'],
  '1.8.7': ['2015-06-05', 47, null, null, '1'],
  '1.8.8': ['2015-07-27', 47, null, null, '1'],
  '1.8.9': ['2015-12-03', 47, null, null, '1'],
  '1.9': ['2016-02-29', 107, 169, null, '2'],
  '1.9.1': ['2016-03-30', 108, 175, null, '2'],
  '1.9.2': ['2016-03-30', 109, 176, null, '2'],
  '1.9.3': ['2016-05-10', 110, 183, null, '2'],
  '1.9.4': ['2016-05-10', 110, 184, null, '2'],
  '1.10': ['2016-06-08', 210, 510, null, '2'],
  '1.10.1': ['2016-06-22', 210, 511, null, '2'],
  '1.10.2': ['2016-06-23', 210, 512, null, '2'],
  '1.11': ['2016-11-14', 315, 819, null, '3'],
  '1.11.1': ['2016-12-20', 316, 921, null, '3'],
  '1.11.2': ['2016-12-21', 316, 922, null, '3'],
  '1.12': ['2017-06-02', 335, 1139, null, '3'],
  '1.12.1': ['2017-08-03', 338, 1241, null, '3'],
  '1.12.2': ['2017-09-18', 340, 1343, null, '3'],
  '1.13': ['2018-07-18', 393, 1519, '4', '4'],
  '1.13.1': ['2018-08-22', 401, 1628, '4', '4'],
  '1.13.2': ['2018-10-22', 404, 1631, '4', '4'],
  '1.14': ['2019-04-23', 477, 1952, '4', '4'],
  '1.14.1': ['2019-05-13', 480, 1957, '4', '4'],
  '1.14.2': ['2019-05-27', 485, 1963, '4', '4'],
  '1.14.3': ['2019-06-24', 490, 1968, '4', '4'],
  '1.14.4': ['2019-07-19', 498, 1976, '4', '4'],
  '1.15': ['2019-12-09', 573, 2225, '5', '5'],
  '1.15.1': ['2019-12-16', 575, 2227, '5', '5'],
  '1.15.2': ['2020-01-17', 578, 2230, '5', '5'],
  '1.16': ['2020-06-23', 735, 2566, '5', '5'],
  '1.16.1': ['2020-06-24', 736, 2567, '5', '5'],
  '1.16.2': ['2020-08-11', 751, 2578, '6', '6'],
  '1.16.3': ['2020-09-10', 753, 2580, '6', '6'],
  '1.16.4': ['2020-10-29', 754, 2584, '6', '6'],
  '1.16.5': ['2021-01-14', 754, 2586, '6', '6'],
  '1.17': ['2021-06-08', 755, 2724, '7', '7'],
  '1.17.1': ['2021-07-06', 756, 2730, '7', '7'],
  '1.18': ['2021-11-30', 757, 2860, '8', '8'],
  '1.18.1': ['2021-12-10', 757, 2865, '8', '8'],
  '1.18.2': ['2022-02-28', 758, 2975, '9', '8'],
  '1.19': ['2022-06-07', 759, 3105, '10', '9'],
  '1.19.1': ['2022-07-27', 760, 3117, '10', '9'],
  '1.19.2': ['2022-08-05', 760, 3120, '10', '9'],
  '1.19.3': ['2022-12-07', 761, 3218, '10', '12'],
  '1.19.4': ['2023-03-14', 762, 3337, '12', '13'],
  '1.20': ['2023-06-02', 763, 3463, '15', '15'],
  '1.20.1': ['2023-06-12', 763, 3465, '15', '15'],
  '1.20.2': ['2023-09-20', 764, 3578, '18', '18'],
  '1.20.3': ['2023-12-04', 765, 3698, '26', '22'],
  '1.20.4': ['2023-12-07', 765, 3700, '26', '22'],
  '1.20.5': ['2024-04-23', 766, 3837, '41', '32'],
  '1.20.6': ['2024-04-29', 766, 3839, '41', '32'],
  '1.21': ['2024-06-13', 767, 3953, '48', '34'],
  '1.21.1': ['2024-08-08', 767, 3955, '48', '34'],
  '1.21.2': ['2024-10-22', 768, 4080, '57', '42'],
  '1.21.3': ['2024-10-23', 768, 4082, '57', '42'],
  '1.21.4': ['2024-12-03', 769, 4189, '61', '46'],
  '1.21.5': ['2025-03-25', 770, 4325, '71', '55'],
  '1.21.6': ['2025-06-17', 771, 4435, '80', '63'],
  '1.21.7': ['2025-06-30', 772, 4438, '81', '64'],
  '1.21.8': ['2025-07-17', 772, 4440, '81', '64'],
  '1.21.9': ['2025-09-30', 773, 4554, '88.0', '69.0'],
  '1.21.10': ['2025-10-07', 773, 4556, '88.0', '69.0'],
  '1.21.11': ['2025-12-09', 774, 4671, '94.1', '75.0'],
  '26.1': ['2026-03-24', 775, 4786, '101.1', '84.0'],
  '26.1.1': ['2026-04-01', 775, 4788, '101.1', '84.0'],
  '26.1.2': ['2026-04-09', 775, 4790, '101.1', '84.0'],
  '26.2': ['2026-06-16', 776, 4903, '107.1', '88.0'],
  '26.3': ['2026-09-15', 777, 5023, '121.0', '97.1'],
};

/** All releases, oldest first. */
export const releases: readonly Release[] = RELEASE_NAMES.map((name) => {
  const [released, protocol, dataVersion, dataPack, resourcePack] = ROWS[name];
  const change = JAVA_CHANGES.findLast(({ since }) => isAtLeast(name, since));
  return {
    name,
    released,
    protocol,
    dataVersion,
    dataPack,
    resourcePack,
    java: change?.java,
    paperJava: change?.paperJava,
  };
});

/** The release of that name; undefined if the table has none. */
export function releaseNamed(name: string): Release | undefined {
  return releases.find((release) => release.name === name);
}

/** The releases that speak a protocol, oldest first. Snapshots have numbers of their own and are not listed. */
export function releasesOfProtocol(protocol: number): readonly Release[] {
  return releases.filter((release) => release.protocol === protocol);
}
