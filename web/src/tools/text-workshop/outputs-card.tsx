import { COMMAND_NAMES, NOTATION_GROUPS } from '@fucina/text-workshop';
import { memo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { ToolSegments } from '../../tool/tool-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CommandOutput } from './command-output.tsx';
import { NotationOutput, type Target } from './notation-output.tsx';
import { useSettledSource } from './source-view.tsx';
import { type OutputGroup, workshopState } from './state.ts';
import { useAskedOutput } from './use-asked-output.ts';
import { useFirstResult } from './use-first-result.ts';

/** The text in every notation and as commands, by what they are for. */
export function OutputsCard() {
  const { t } = useWords();
  return (
    <Card title={t('text_workshop.outputs.title')} region>
      <ToolSegments
        of={workshopState}
        field="outputs"
        label={t('text_workshop.outputs.groups.label')}
        hideLabel
        labelOf={(value) => t(`text_workshop.outputs.groups.${value}`)}
      />
      <FollowingOutputs />
    </Card>
  );
}

/** Updates when typing pauses. */
function FollowingOutputs() {
  const { source } = useSettledSource();
  const [group, setGroup] = useField(workshopState, 'outputs');
  const [game] = useField(workshopState, 'game');
  const [adventure] = useField(workshopState, 'adventure');
  const value = source?.ok ? source.value : undefined;
  useAskedOutput(value !== undefined, setGroup);
  // What cannot be read is said at the text.
  if (source?.ok === false) return null;
  return <Outputs group={group} value={value} game={game} adventure={adventure} />;
}

type OutputsProps = Omit<Target, 'newest'> & { readonly group: OutputGroup };

const Outputs = memo(function Outputs({ group, ...target }: OutputsProps) {
  const first = useFirstResult();
  return (
    <div>
      {group === 'commands'
        ? COMMAND_NAMES.map((name, index) => (
            <CommandOutput
              key={name}
              name={name}
              {...target}
              newest={index === 0 ? first : undefined}
            />
          ))
        : NOTATION_GROUPS[group].map((name, index) => (
            <NotationOutput
              key={name}
              name={name}
              {...target}
              newest={index === 0 ? first : undefined}
            />
          ))}
    </div>
  );
});
