import { useState } from 'react';
import { useStoredValue } from '../state/stored-value.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { listedShortcuts } from '../ui/shortcuts/listed-shortcuts.ts';
import type { Shortcut } from '../ui/shortcuts/shortcut-group.ts';
import { isSwitchedOff, singleKeys } from '../ui/shortcuts/single-keys.ts';
import { useWords } from '../words/use-words.tsx';
import { KeyNames } from './shortcuts-dialog-keys.tsx';

interface Section {
  readonly title: Shortcut['name'];
  readonly shortcuts: readonly Shortcut[];
}

/** The shortcuts of the site and of everything on the page. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const [sections] = useState(findSections);
  const [single, setSingle] = useStoredValue(singleKeys);
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      {sections.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className="font-semibold">{t(title)}</h3>
          <dl className="mt-1 divided">
            {shortcuts.map(({ name, keys }) => (
              <div
                key={name}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
              >
                <dt>{t(name)}</dt>
                <dd>
                  <KeyNames ways={keys.filter((way) => !isSwitchedOff(way))} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label={t('shortcuts.single.label')}
        hint={t('shortcuts.single.hint')}
        checked={single === 'on'}
        onCheckedChange={(isOn) => setSingle(isOn ? 'on' : 'off')}
      />
    </Dialog>
  );
}

/** First what works everywhere, then what needs the focus. Groups of one title are one section. */
function findSections(): readonly Section[] {
  const groups = listedShortcuts();
  const titles = new Set<Section['title']>(['shortcuts.site', 'shortcuts.tool']);
  for (const { title } of groups) titles.add(title);
  return [...titles].flatMap((title) => {
    const own = groups.filter((group) => group.title === title);
    const shortcuts = own.flatMap((group) => Object.values(group.shortcuts));
    return shortcuts.length > 0 ? [{ title, shortcuts }] : [];
  });
}
