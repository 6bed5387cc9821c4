import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { ServerHost } from '@fucina/language-server';
import type { Language } from '../language.ts';
import { toBase64Picture } from '../picture/base64-picture.ts';
import { ruleAddress } from '../rules/rule-address.ts';
import { levelOf } from '../rules/wanted-levels.ts';
import { findSettings, loadSettings, SETTINGS_FILE } from '../settings/load-settings.ts';
import { NO_SETTINGS, type Settings } from '../settings/settings-of.ts';
import { switchOffRule } from '../settings/switch-off-rule.ts';
import { profileFor } from '../settings/wanted-profile.ts';
import { filesIn, readText } from './files-in.ts';
import { isInProject } from './is-in-project.ts';

/** The settings beside the files, read once until they change. */
export function ownDisk(language: Language): ServerHost {
  const known = new Map<string, Promise<Settings>>();
  const projects = new Map<string, boolean>();
  // Standard output belongs to the protocol.
  const onFault = (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  };

  function settingsIn(folder: string): Promise<Settings> {
    const found = known.get(folder) ?? load(folder);
    known.set(folder, found);
    return found;
  }

  async function load(folder: string): Promise<Settings> {
    try {
      const path = findSettings(folder);
      return path === undefined ? NO_SETTINGS : await loadSettings(path, language);
    } catch (thrown) {
      onFault(thrown);
      return NO_SETTINGS;
    }
  }

  return {
    language: language.code,
    async settingsOf({ path, content, notes }) {
      const settings = await settingsIn(dirname(path));
      const wanted = { levels: settings.rules, notes };
      return {
        profile: profileFor(path, content, settings.profileOf(path, undefined), language),
        decisionOf: settings.decisionFor(path),
        levelOf: (finding) => levelOf(finding, wanted),
      };
    },
    ruleAddress: (rule, code) => ruleAddress(rule, { code }),
    isInProject: (path) => isInProject(dirname(path), projects),
    async *filesIn(folder) {
      yield* filesIn(folder, await settingsIn(folder), language);
    },
    contentOf: readText,
    ruleSettings: {
      fileFor(path, folder = dirname(path)) {
        const found = findSettings(dirname(path));
        const settings = found ?? join(folder, SETTINGS_FILE);
        return {
          path: settings,
          uri: pathToFileURL(settings).href,
          isThere: found !== undefined,
        };
      },
      switchOff: switchOffRule,
    },
    forget() {
      known.clear();
      projects.clear();
    },
    writePicture: toBase64Picture,
    onFault,
  };
}
