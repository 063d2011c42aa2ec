// The server that test files share. The process that starts the test files owns it, and starts it when the first of them
// asks for it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from './server.ts';

/** The name of the variable with the address at which test files ask for the server. */
const ASK_AT = 'FOYER_TEST_SERVER';

/** Lets test files ask; returns how to stop the server. */
export async function offerSharedServer(): Promise<() => Promise<void>> {
  let server: Promise<Server> | null = null;
  const answers = createServer((_request, response) => {
    server ??= Server.startWithClient(undefined, { isShared: true });
    server.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((up) => answers.listen(0, '127.0.0.1', up));
  process.env[ASK_AT] = `http://127.0.0.1:${(answers.address() as AddressInfo).port}`;
  return async () => {
    answers.close();
    await server?.then(
      (started) => started.stop(),
      () => {},
    );
  };
}

export async function findSharedServer(): Promise<string> {
  const answer = await fetch(process.env[ASK_AT] as string);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
