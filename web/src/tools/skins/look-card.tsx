import { useField } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { useWords } from '../../words/use-words.tsx';
import { skinsState, VIEWS } from './state.ts';

interface LookCardProps {
  readonly hasCape: boolean;
}

/** How the figure is shown. */
export function LookCard({ hasCape }: LookCardProps) {
  const { t } = useWords();
  const [view, setView] = useField(skinsState, 'view');
  const [overlay, setOverlay] = useField(skinsState, 'overlay');
  const [cape, setCape] = useField(skinsState, 'cape');
  return (
    <Card className="order-3" title={t('skins.look')}>
      <SegmentedControl
        label={t('skins.view')}
        choices={VIEWS.map((value) => ({ value, label: t(`skins.views.${value}`) }))}
        value={view}
        onValueChange={setView}
      />
      <div className="flex flex-col gap-1">
        <Switch
          label={t('skins.overlay')}
          hint={t('skins.overlay_hint')}
          checked={overlay}
          onCheckedChange={setOverlay}
        />
        {hasCape && (
          <Switch label={t('skins.wear_cape')} checked={cape} onCheckedChange={setCape} />
        )}
      </div>
    </Card>
  );
}
