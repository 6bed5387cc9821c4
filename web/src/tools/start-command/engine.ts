export { ALL_FLAGS, explainCommand } from '@fucina/server-launch';
