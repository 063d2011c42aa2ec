// The hint with the worker of this folder, as pages pass it to their tables.
import { Hint as HintWithWorker } from '../advice/hint.tsx';
import type { HintProps } from '../table/parts.ts';
import { startWorker } from './start-worker.ts';

export const Hint = (props: HintProps) => <HintWithWorker {...props} startWorker={startWorker} />;
