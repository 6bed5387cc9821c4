import type { IconName, Tool } from '@fucina/site';
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
import { ToolIcon } from './tool-icon.tsx';

const icons: Readonly<Record<Exclude<IconName, Tool['icon']>, IconNode>> = {
  accessibility: Accessibility,
  archive: Archive,
  braces: Braces,
  hammer: Hammer,
  house: House,
  library: Library,
  shapes: Shapes,
};

/** A tool's picture, or the line drawing of another page: they are more to load, and the menus have none. */
export function PageIcon({ name }: { readonly name: IconName }) {
  return isDrawn(name) ? (
    <ToolIcon name={name} />
  ) : (
    <Icon icon={icons[name]} className="page-icon text-accent" />
  );
}

function isDrawn(name: IconName): name is Tool['icon'] {
  return !(name in icons);
}
