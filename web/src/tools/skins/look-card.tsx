import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { type SkinsState, VIEWS } from './state.ts';

interface LookCardProps {
  readonly state: SkinsState;
  readonly hasCape: boolean;
  readonly onChange: (change: Partial<SkinsState>) => void;
}

/** How the figure is shown. */
export function LookCard({ state, hasCape, onChange }: LookCardProps) {
  const { t } = useWords();
  return (
    <Card className="order-3" title={t('skins.look')}>
      <SegmentedControl
        label={t('skins.view')}
        choices={VIEWS.map((value) => ({ value, label: t(`skins.views.${value}`) }))}
        value={state.view}
        onValueChange={(view) => onChange({ view })}
      />
      <div className="flex flex-col gap-1">
        <Switch
          label={t('skins.overlay')}
          hint={t('skins.overlay_hint')}
          checked={state.overlay}
          onCheckedChange={(overlay) => onChange({ overlay })}
        />
        {hasCape && (
          <Switch
            label={t('skins.wear_cape')}
            checked={state.cape}
            onCheckedChange={(cape) => onChange({ cape })}
          />
        )}
      </div>
    </Card>
  );
}
