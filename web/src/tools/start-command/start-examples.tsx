import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ExamplesMenu } from '../../ui/examples-menu.tsx';
import { examples } from './examples.ts';
import type { PartProps } from './state.ts';

/** Whole setups to begin with. */
export const StartExamples = memo(({ set }: Pick<PartProps, 'set'>) => {
  const { t } = useTranslation();
  return (
    <ExamplesMenu
      examples={examples.map(({ name, state }) => ({
        label: t(`server.examples.${name}`),
        value: state,
      }))}
      onChoose={set}
    />
  );
});
