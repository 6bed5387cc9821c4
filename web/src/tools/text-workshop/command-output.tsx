import { CHAT_LENGTH, COMMAND_BLOCK_LENGTH, whereItFits } from '@fucina/minecraft-item';
import type { CommandName } from '@fucina/text-workshop';
import { LengthMeter } from '../../ui/length-meter.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lazyEngine } from './lazy.ts';
import type { Target } from './notation-output.tsx';
import { Result } from './result.tsx';

/** A command of the chosen game, and where it can be entered. */
export function CommandOutput({
  name,
  value,
  game,
  newest,
}: Target & { readonly name: CommandName }) {
  const { t } = useWords();
  const engine = lazyEngine.useLoaded();
  const label = t(`text_workshop.outputs.commands.${name}`);
  if (engine === undefined || value === undefined) {
    return <Result id={name} name={label} value="" newest={newest} />;
  }
  const command = engine.writeCommand(name, value, game);
  if (!command.ok) {
    return (
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">{label}</span>{' '}
        {command.since === undefined
          ? t('text_workshop.outputs.not_bedrock')
          : t('text_workshop.outputs.needs', { version: command.since })}
      </p>
    );
  }
  return (
    <Result id={name} name={label} value={command.value} newest={newest}>
      <CommandLength command={longestLine(command.value)} />
      {command.lines && (
        <p className="text-sm text-warning">{t('text_places.notices.lines', command.lines)}</p>
      )}
      <engine.LossNotes
        title={t('text_workshop.outputs.lost')}
        losses={command.losses}
        value={value}
      />
    </Result>
  );
}

function CommandLength({ command }: { readonly command: string }) {
  const { t } = useWords();
  const fit = whereItFits(command);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      <LengthMeter
        length={command.length}
        max={fit === 'chat' ? CHAT_LENGTH : COMMAND_BLOCK_LENGTH}
      />
      <span>{t(`text_workshop.outputs.fit.${fit}`)}</span>
    </div>
  );
}

/** Each line is a command of its own. */
function longestLine(commands: string): string {
  return commands.split('\n').reduce((long, line) => (line.length > long.length ? line : long));
}
