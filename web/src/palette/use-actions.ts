import { isLanguageCode, pageById, type ToolId } from '@fucina/site';
import { useVisit } from '../navigation/use-navigation.ts';
import { loadShortcutsDialog } from '../shell/footer-parts.ts';
import { openDialog } from '../shell/open-dialog.ts';
import { toggleTheme } from '../shell/theme.ts';
import { useLanguage } from '../shell/use-language.ts';
import { pathOfState } from '../state/path-of-state.ts';
import type { Address } from '../state/tool-address.ts';
import { currentTool } from '../tool/current-tool.ts';
import { tellTooLong, useCopyLink } from '../tool/use-copy-link.ts';
import { setAnimation } from '../ui/game-text/animation-choice.ts';
import { singleKeys } from '../ui/shortcuts/single-keys.ts';
import { tellNotLoaded } from '../ui/tell-not-loaded.ts';
import { useCopy } from '../ui/use-copy.ts';
import type { PaletteAction, SettingId } from './palette-item.ts';

/** The address of a tool with one of its examples; rejects when the tool cannot be loaded. */
export type FindExample = (tool: ToolId, name: string) => Promise<Address | undefined>;

/** Does what an item stands for. */
export function useActions(findExample: FindExample): (action: PaletteAction) => Promise<void> {
  const visit = useVisit();
  const { choose } = useLanguage();
  const { copy } = useCopy();
  const { copyLink } = useCopyLink();

  async function open(finding: Promise<Address | undefined>) {
    try {
      const address = await finding;
      if (address?.ok) return visit(address.value);
      if (address) tellTooLong(address.error);
    } catch {
      tellNotLoaded();
    }
  }

  async function set(setting: SettingId, value: string) {
    if (setting === 'theme') toggleTheme();
    else if (setting === 'language' && isLanguageCode(value)) await choose(value);
    else if (setting === 'animation') setAnimation(value === 'on');
    else if (setting === 'shortcuts') await openDialog(loadShortcutsDialog);
    else if (setting === 'single_keys') singleKeys.set(value === 'on' ? 'on' : 'off');
    else if (setting === 'start_over') currentTool()?.startOver();
    else if (setting === 'copy_link') {
      const tool = currentTool();
      await (tool ? copyLink(tool.link()) : copy(location.href));
    }
  }

  return async (action) => {
    switch (action.kind) {
      case 'visit':
        return visit(action.address);
      case 'fill': {
        const { path } = pageById(action.tool);
        const query = String(new URLSearchParams(action.fields));
        return visit(await pathOfState(path, query));
      }
      case 'example':
        return open(findExample(action.tool, action.name));
      case 'output': {
        const { path } = pageById('text-workshop');
        // On the page itself its text stays.
        const page = location.pathname === path ? path + location.search : path;
        return visit(`${page}#output-${action.name}`);
      }
      case 'setting':
        return set(action.setting, action.value);
    }
  };
}
