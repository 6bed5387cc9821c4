export {
  CAPABILITIES,
  type Capabilities,
  type Notation,
  type NotationSupport,
} from './capabilities.ts';
export { carries, firstVersion } from './carries.ts';
export type { TextFeature } from './text-features.ts';
