import { COMMAND_NAMES, NOTATION_GROUPS } from '@fucina/text-workshop';
import { ArrowDown } from 'lucide';
import { memo, useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ToolSegments } from '../../tool/tool-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNeeded } from '../../ui/lazy-module.ts';
import { useWords } from '../../words/use-words.tsx';
import { CommandOutput } from './command-output.tsx';
import { lazyEngine } from './lazy.ts';
import { NotationOutput } from './notation-output.tsx';
import { useSettledSource } from './source-view.tsx';
import { type OutputGroup, workshopState } from './state.ts';
import { AskedOutputContext, useAskedOutput } from './use-asked-output.ts';
import { useIsSeen } from './use-is-seen.ts';

const OUTPUTS_ID = 'outputs';

/** Between the text and what can be copied are all places: on narrow screens to the eye, for the Tab key everywhere. */
export function ToOutputs() {
  const { t } = useWords();
  function jump() {
    const outputs = document.getElementById(OUTPUTS_ID);
    outputs?.scrollIntoView();
    outputs?.focus({ preventScroll: true });
  }
  return (
    <Button
      className="self-start md:absolute md:right-6 md:-bottom-5 md:not-focus-visible:pointer-events-none md:not-focus-visible:opacity-0"
      onClick={jump}
    >
      <Icon icon={ArrowDown} />
      {t('text_workshop.outputs.title')}
    </Button>
  );
}

/** The text in every notation and as commands, by what they are for. */
export function OutputsCard() {
  const { t } = useWords();
  const [group, setGroup] = useField(workshopState, 'outputs');
  const [ref, isSeen] = useIsSeen<HTMLDivElement>();
  const { name, onShown } = useAskedOutput(setGroup);
  const asked = useMemo(() => ({ name, onShown }), [name, onShown]);
  useNeeded(lazyEngine, isSeen);
  return (
    <div id={OUTPUTS_ID} tabIndex={-1} className="rounded-card">
      <Card title={t('text_workshop.outputs.title')} region>
        <ToolSegments
          of={workshopState}
          field="outputs"
          label={t('text_workshop.outputs.groups.label')}
          hideLabel
          labelOf={(value) => t(`text_workshop.outputs.groups.${value}`)}
        />
        <div ref={ref} className="min-h-40">
          <AskedOutputContext value={asked}>
            <FollowingOutputs group={group} />
          </AskedOutputContext>
        </div>
      </Card>
    </div>
  );
}

/** Updates when typing pauses. */
function FollowingOutputs({ group }: { readonly group: OutputGroup }) {
  const { source } = useSettledSource();
  const [game] = useField(workshopState, 'game');
  const [adventure] = useField(workshopState, 'adventure');
  if (source?.ok !== true) return null;
  return <Outputs group={group} value={source.value} game={game} adventure={adventure} />;
}

type OutputsProps = Omit<Parameters<typeof NotationOutput>[0], 'name'> & {
  readonly group: OutputGroup;
};

const Outputs = memo(function Outputs({ group, ...target }: OutputsProps) {
  return (
    <div className="flex flex-col gap-6">
      {group === 'commands'
        ? COMMAND_NAMES.map((name) => (
            <CommandOutput key={name} name={name} value={target.value} game={target.game} />
          ))
        : NOTATION_GROUPS[group].map((name) => (
            <NotationOutput key={name} name={name} {...target} />
          ))}
    </div>
  );
});
