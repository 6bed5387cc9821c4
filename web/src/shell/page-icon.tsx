import type { IconName } from '@fucina/site';
import {
  Accessibility,
  Activity,
  Archive,
  Braces,
  CaseUpper,
  FileDiff,
  Hammer,
  House,
  type IconNode,
  Library,
  Megaphone,
  Palette,
  ScrollText,
  Shapes,
  Shirt,
  Skull,
  Terminal,
  Type,
} from 'lucide';
import { Icon } from '../ui/icon.tsx';

const icons = {
  accessibility: Accessibility,
  activity: Activity,
  archive: Archive,
  braces: Braces,
  'case-upper': CaseUpper,
  'file-diff': FileDiff,
  hammer: Hammer,
  house: House,
  library: Library,
  palette: Palette,
  'scroll-text': ScrollText,
  shapes: Shapes,
  shirt: Shirt,
  skull: Skull,
  terminal: Terminal,
  type: Type,
  megaphone: Megaphone,
} satisfies Record<IconName, IconNode>;

interface PageIconProps {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string;
}

export function PageIcon({ name, size = 18, className }: PageIconProps) {
  return <Icon icon={icons[name]} size={size} className={className} />;
}
