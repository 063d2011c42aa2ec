// A process that starts a child, which listens on a port for as long as it lives.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const [who, port] = process.argv.slice(2);
if (who === 'parent') {
  spawn(process.execPath, [import.meta.filename, 'child', `${port}`], { stdio: 'ignore' });
} else {
  createServer((socket) => socket.end()).listen(Number(port), '127.0.0.1');
}
