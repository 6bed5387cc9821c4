import {
  DEFAULT_JAVA,
  FLAG_SET_IDS,
  JAVA_VERSIONS,
  RESTARTS,
  SERVER_RANGES,
  serverRange,
} from '@fucina/server-launch';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { ANY_SERVER, AUTO_JAVA, javaChoice, type PartProps, showsOnly } from './state.ts';

const FIELDS = ['server', 'java', 'flags', 'restart', 'check', 'gclog'] as const;

/** What the server needs of Java, and how it is kept running. */
export const JavaCard = memo(({ state, set }: PartProps) => {
  const { t } = useWords();
  return (
    <Card title={t('server.about_java')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('server.server_version')}>
          <Select
            choices={useServerChoices()}
            value={state.server}
            onValueChange={(server) => set({ server })}
          />
        </Field>
        <Field label={t('server.java_version')}>
          <Select
            choices={useJavaChoices(state.server)}
            value={state.java}
            onValueChange={(java) => set({ java })}
          />
        </Field>
      </div>
      <Field label={t('server.flag_set')} hint={t(`server.set_hints.${state.flags}`)}>
        <Select
          choices={FLAG_SET_IDS.map((id) => ({ value: id, label: t(`server.sets.${id}`) }))}
          value={state.flags}
          onValueChange={(flags) => set({ flags })}
        />
      </Field>
      <SegmentedControl
        label={t('server.restart')}
        choices={RESTARTS.map((restart) => ({
          value: restart,
          label: t(`server.restarts.${restart}`),
        }))}
        value={state.restart}
        onValueChange={(restart) => set({ restart })}
      />
      <div className="flex flex-col gap-2">
        <Checkbox
          label={t('server.java_check')}
          hint={t('server.java_check_hint')}
          checked={state.check}
          onCheckedChange={(check) => set({ check })}
        />
        <Checkbox
          label={t('server.gc_log')}
          hint={t('server.gc_log_hint')}
          checked={state.gclog}
          onCheckedChange={(gclog) => set({ gclog })}
        />
      </div>
    </Card>
  );
}, showsOnly(FIELDS));

function useServerChoices() {
  const { t } = useWords();
  const newest = SERVER_RANGES.at(-1);
  return [
    { value: ANY_SERVER, label: t('server.any_server') },
    ...SERVER_RANGES.map((range) => ({ value: range.from, label: rangeLabel(range) })).reverse(),
  ];

  function rangeLabel(range: (typeof SERVER_RANGES)[number]) {
    if (range === newest) return t('server.server_since', { from: range.from });
    return range.from === range.to ? range.from : t('server.server_range', { ...range });
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
