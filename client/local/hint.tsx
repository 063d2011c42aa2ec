// The hint as pages hand it to their tables: with the worker of this folder.
import { Hint as HintWithWorker } from '../advice/hint.tsx';
import type { HintProps } from '../table/parts.ts';
import { startWorker } from './start-worker.ts';

export const Hint = (props: HintProps) => <HintWithWorker {...props} startWorker={startWorker} />;
