// What is loaded on small screens only, with the first input.
export { BriefResult } from './brief-result.tsx';
export { ChangedText } from './changed-text.tsx';
export { ResultBar } from './result-bar.tsx';
