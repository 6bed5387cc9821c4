import { type IconName, type Tool, tools } from '@fucina/site';
import {
  Accessibility,
  Archive,
  Braces,
  Hammer,
  House,
  type IconNode,
  Library,
  Shapes,
} from 'lucide';
import { Icon } from '../ui/icon.tsx';

const icons: Partial<Record<IconName, IconNode>> = {
  accessibility: Accessibility,
  archive: Archive,
  braces: Braces,
  hammer: Hammer,
  house: House,
  library: Library,
  shapes: Shapes,
} satisfies Record<Exclude<IconName, Tool['icon']>, IconNode>;

/** As high as a picture of the tools is drawn. */
const STEP_PX = 32;

/** A tool's picture, as `web/drawings` draws them one below the other, or the line drawing of another page. */
export function PageIcon({ name }: { readonly name: IconName }) {
  const icon = icons[name];
  if (icon) return <Icon icon={icon} className="page-icon text-accent" />;
  const place = tools.findIndex((tool) => tool.icon === name);
  return (
    <span
      aria-hidden="true"
      className="page-icon drawn-icon"
      style={{ backgroundPositionY: -STEP_PX * place }}
    />
  );
}
