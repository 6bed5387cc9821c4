import { Tool } from '../../tool/tool.tsx';
import { ToolActions } from '../../tool/tool-actions.tsx';
import { OptionsCard } from './options-card.tsx';
import { configState } from './state.ts';

export function Page() {
  return (
    <Tool of={configState}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          <ToolActions />
        </div>
        <OptionsCard />
      </div>
    </Tool>
  );
}
