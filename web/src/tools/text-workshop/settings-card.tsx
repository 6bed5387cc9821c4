import { Card } from '../../ui/card.tsx';
import { BackdropSwitch } from '../../ui/game-places/backdrop-switch.tsx';
import { AnimateSwitch } from '../../ui/game-text/animate-switch.tsx';
import { FormatField } from './format-field.tsx';
import { SampleValues } from './sample-value-fields.tsx';
import { VersionFields } from './version-fields.tsx';

/** How the text is read, for which versions, and what stands for its placeholders. */
export function SettingsCard() {
  return (
    <Card>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <FormatField />
        <VersionFields />
      </div>
      <SampleValues />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <AnimateSwitch />
        <BackdropSwitch />
      </div>
    </Card>
  );
}
