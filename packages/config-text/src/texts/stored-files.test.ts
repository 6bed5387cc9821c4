import { describe, expect, test } from 'vitest';
import { withoutStored } from './stored-files.ts';

const named = (paths: readonly string[]) => paths.map((path) => ({ path }));
const many = (count: number, nameOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => nameOf(at));

describe('files of a server', () => {
  test.each([
    ['plugins/Pets/data/069a79f4-44e9-4726-a5be-fca90e38aaf5.yml', 'plugins/Pets/data', 'players'],
    ['plugins/Pets/069a79f444e94726a5befca90e38aaf5.json', 'plugins/Pets', 'players'],
    ['plugins/CMILib/FileBackups/config.yml', 'plugins/CMILib/FileBackups', 'backups'],
    ['plugins/Shop/Backups/2024/messages.yml', 'plugins/Shop/Backups', 'backups'],
    ['plugins/SkinsRestorer/Archive/a.yml', 'plugins/SkinsRestorer/Archive', 'backups'],
    ['backup/messages.yml', 'backup', 'backups'],
  ])('%s is only stored', (path, folder, kind) => {
    const { files, stored } = withoutStored(named([path, 'plugins/Shop/messages.yml']));
    expect(files).toEqual([{ path: 'plugins/Shop/messages.yml' }]);
    expect(stored).toEqual([{ folder, kind, count: 1 }]);
  });

  test.each([
    'plugins/Shop/messages.yml',
    'plugins/BackupPlugin/messages.yml',
    'plugins/Shop/backup.yml',
    'plugins/Shop/lang/archive_en.yml',
    'plugins/Shop/abcdef01.yml',
    'messages.yml',
  ])('%s may hold texts', (path) => {
    expect(withoutStored(named([path]))).toEqual({ files: [{ path }], stored: [] });
  });

  test('hundreds of numbered files of one folder are records, fewer are not', () => {
    const records = many(200, (at) => `plugins/Auction/sold/${at}.yml`);
    const menus = many(199, (at) => `plugins/Menus/menu-${at}.yml`);
    const languages = many(300, (at) => `plugins/P${at}/lang/en.yml`);
    const { files, stored } = withoutStored(named([...records, ...menus, ...languages]));
    expect(files).toHaveLength(499);
    expect(stored).toEqual([{ folder: 'plugins/Auction/sold', kind: 'records', count: 200 }]);
  });

  test('who opens the folder of numbered files wants them', () => {
    const opened = named(many(300, (at) => `messages-${at}.yml`));
    expect(withoutStored(opened)).toEqual({ files: opened, stored: [] });
  });
});
