import { useStoredValue } from '../../../state/stored-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { rememberedChoices } from './remembered-choices.ts';

/** Whether choices are kept for the next time, and a button that forgets them. */
export function RememberSwitch() {
  const { t } = useWords();
  const [{ isOn, files, answers }, set] = useStoredValue(rememberedChoices);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <Switch
        label={t('config.remember.label')}
        hint={t('config.remember.hint')}
        checked={isOn}
        onCheckedChange={(checked) => set({ isOn: checked, files: [], answers: [] })}
      />
      {files.length + answers.length > 0 && (
        <Button size="small" onClick={() => set({ isOn, files: [], answers: [] })}>
          {t('config.remember.forget')}
        </Button>
      )}
    </div>
  );
}
