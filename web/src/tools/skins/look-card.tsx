import { ToolSegments, ToolSwitch } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { BackdropSwitch } from '../../ui/game-places/backdrop-switch.tsx';
import { useWords } from '../../words/use-words.tsx';
import { skinsState } from './state.ts';

interface LookCardProps {
  readonly hasCape: boolean;
}

/** How the figure is shown, and copied. */
export function LookCard({ hasCape }: LookCardProps) {
  const { t } = useWords();
  return (
    <Card className="order-3" title={t('skins.look')}>
      <ToolSegments
        of={skinsState}
        field="view"
        label={t('skins.view')}
        labelOf={(value) => t(`skins.views.${value}`)}
      />
      <div className="flex flex-col gap-1">
        <ToolSwitch
          of={skinsState}
          field="overlay"
          label={t('skins.overlay')}
          hint={t('skins.overlay_hint')}
        />
        {hasCape && <ToolSwitch of={skinsState} field="cape" label={t('skins.wear_cape')} />}
        <BackdropSwitch />
      </div>
    </Card>
  );
}
