// A copy takes seconds: it has a thread and a connection of its own, and ends with them.
import { workerData } from 'node:worker_threads';
import { type CopyPlan, copyInto } from './copy-into.ts';

copyInto(workerData as CopyPlan);
