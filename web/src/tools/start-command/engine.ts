export { explainCommand } from '@fucina/server-launch';
