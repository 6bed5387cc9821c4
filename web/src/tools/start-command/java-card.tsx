import {
  DEFAULT_JAVA,
  FLAG_SET_IDS,
  JAVA_VERSIONS,
  RESTART_POLICIES,
  SERVER_RANGES,
  type ServerRange,
  serverRange,
} from '@fucina/server-launch';
import { useField, useSelected } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../../words/use-words.tsx';
import { ANY_SERVER, AUTO_JAVA, javaChoice, javaOf, startState } from './state.ts';

/** What the server needs of Java, and how it is kept running. */
export function JavaCard() {
  const { t } = useWords();
  const [server, setServer] = useField(startState, 'server');
  const [java, setJava] = useField(startState, 'java');
  const [flags, setFlags] = useField(startState, 'flags');
  const [restart, setRestart] = useField(startState, 'restart');
  const [check, setCheck] = useField(startState, 'check');
  const [gclog, setGclog] = useField(startState, 'gclog');
  const chosenJava = useSelected(startState, javaOf);
  const inBrief = [t('server.java_number', { java: chosenJava }), t(`server.sets.${flags}`)];
  if (restart !== 'off') inBrief.push(`${t('server.restart')}: ${t(`server.restarts.${restart}`)}`);
  return (
    <Card>
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
            <Field label={t('server.server_version')}>
              <Select choices={useServerChoices()} value={server} onValueChange={setServer} />
            </Field>
            <Field label={t('server.java_version')}>
              <Select choices={useJavaChoices(server)} value={java} onValueChange={setJava} />
            </Field>
          </div>
          <Field label={t('server.flag_set')} hint={t(`server.set_hints.${flags}`)}>
            <Select
              choices={FLAG_SET_IDS.map((id) => ({ value: id, label: t(`server.sets.${id}`) }))}
              value={flags}
              onValueChange={setFlags}
            />
          </Field>
          <SegmentedControl
            label={t('server.restart')}
            choices={RESTART_POLICIES.map((value) => ({
              value,
              label: t(`server.restarts.${value}`),
            }))}
            value={restart}
            onValueChange={setRestart}
          />
          <div className="flex flex-col gap-2">
            <Checkbox
              label={t('server.java_check')}
              hint={t('server.java_check_hint')}
              checked={check}
              onCheckedChange={setCheck}
            />
            <Checkbox
              label={t('server.gc_log')}
              hint={t('server.gc_log_hint')}
              checked={gclog}
              onCheckedChange={setGclog}
            />
          </div>
        </div>
      </Collapsible>
    </Card>
  );
}

function useServerChoices() {
  const { t } = useWords();
  return [
    { value: ANY_SERVER, label: t('server.any_server') },
    ...SERVER_RANGES.map((range) => ({ value: range.id, label: rangeLabel(range) })).reverse(),
  ];

  function rangeLabel({ software, from, to }: ServerRange) {
    if (software === 'velocity') return t('server.velocity_since', { from });
    if (to === undefined) return t('server.server_since', { from });
    return from === to ? from : t('server.server_range', { from, to });
  }
}

function useJavaChoices(server: string) {
  const { t } = useWords();
  const needed = serverRange(server)?.java ?? DEFAULT_JAVA;
  const newest = JAVA_VERSIONS.at(-1);
  return [
    { value: AUTO_JAVA, label: t('server.java_auto', { java: needed }) } as const,
    ...JAVA_VERSIONS.map((java) => ({
      value: javaChoice(java),
      label: t(java === newest ? 'server.java_newest' : 'server.java_number', { java }),
    })).reverse(),
  ];
}
