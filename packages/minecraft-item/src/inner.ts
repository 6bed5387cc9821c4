// What only programs of this repository use: it is in no published package, and may change with any commit.
export {
  newestFamilyId,
  readVersionFamilyId,
  type TextForm,
  type VersionFamily,
  type VersionFamilyId,
  versionFamilies,
} from './families.ts';
