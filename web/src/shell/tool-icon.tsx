import { type Tool, tools } from '@fucina/site';

/** As high as a picture of the tools is drawn. */
const STEP_PX = 32;

/** A tool's picture, as `web/drawings` draws them one below the other. */
export function ToolIcon({ name }: { readonly name: Tool['icon'] }) {
  const place = tools.findIndex((tool) => tool.icon === name);
  return (
    <span
      aria-hidden="true"
      className="page-icon drawn-icon"
      style={{ backgroundPositionY: -STEP_PX * place }}
    />
  );
}
