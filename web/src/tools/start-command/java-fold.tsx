import { DEFAULT_JAVA, JAVA_VERSIONS, serverRange } from '@fucina/server-launch';
import { useField, useSelected } from '../../tool/tool.tsx';
import { ToolCheckbox, ToolSegments, ToolSelect } from '../../tool/tool-fields.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import type { Translate } from '../../words/translate.ts';
import { useWords } from '../../words/use-words.tsx';
import { AUTO_JAVA, type JavaChoice, javaOf, startState } from './state.ts';

const NEWEST = `${JAVA_VERSIONS.at(-1)}`;

/** What the server needs of Java, and how it is kept running. */
export function JavaFold() {
  const { t } = useWords();
  const [server] = useField(startState, 'server');
  const [flags] = useField(startState, 'flags');
  const [restart] = useField(startState, 'restart');
  const chosenJava = useSelected(startState, javaOf);
  const inBrief = [t('server.java_number', { java: chosenJava }), t(`server.sets.${flags}`)];
  if (restart !== 'off') inBrief.push(`${t('server.restart')}: ${t(`server.restarts.${restart}`)}`);
  return (
    <Collapsible
      label={
        <span>
          {t('server.about_java')}
          <span className="ms-2 text-sm">{inBrief.join(' · ')}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-(--card-gap)">
        <div className="grid gap-4 sm:grid-cols-2">
          <ToolSelect
            of={startState}
            field="server"
            label={t('server.server_version')}
            labelOf={(id) => serverLabel(id, t)}
          />
          <ToolSelect
            of={startState}
            field="java"
            label={t('server.java_version')}
            labelOf={(choice) => javaLabel(choice, server, t)}
          />
        </div>
        <ToolSelect
          of={startState}
          field="flags"
          label={t('server.flag_set')}
          hint={t(`server.set_hints.${flags}`)}
          labelOf={(id) => t(`server.sets.${id}`)}
        />
        <ToolSegments
          of={startState}
          field="restart"
          label={t('server.restart')}
          labelOf={(value) => t(`server.restarts.${value}`)}
        />
        <div className="flex flex-col gap-2">
          <ToolCheckbox
            of={startState}
            field="check"
            label={t('server.java_check')}
            hint={t('server.java_check_hint')}
          />
          <ToolCheckbox
            of={startState}
            field="gclog"
            label={t('server.gc_log')}
            hint={t('server.gc_log_hint')}
          />
        </div>
      </div>
    </Collapsible>
  );
}

function serverLabel(id: string, t: Translate): string {
  const range = serverRange(id);
  if (range === undefined) return t('server.any_server');
  const { software, from, to } = range;
  if (software === 'velocity') return t('server.velocity_since', { from });
  if (to === undefined) return t('server.server_since', { from });
  return from === to ? from : t('server.server_range', { from, to });
}

function javaLabel(choice: JavaChoice, server: string, t: Translate): string {
  if (choice === AUTO_JAVA) {
    return t('server.java_auto', { java: serverRange(server)?.java ?? DEFAULT_JAVA });
  }
  return t(choice === NEWEST ? 'server.java_newest' : 'server.java_number', { java: choice });
}
