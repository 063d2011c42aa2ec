// The document of the wire for programs: a JSON Schema of all messages, made of the shapes that check them.
import { commands, hello } from './client-shapes.ts';
import { httpShapes } from './http-shapes.ts';
import { PROTOCOL_VERSION } from './messages.ts';
import { serverMessages } from './server-shapes.ts';
import { either, named, type Schema } from './shapes.ts';

const fromClient = named(
  'fromClient',
  either(
    named('hello', hello),
    ...Object.entries(commands).map(([type, shape]) => named(`command:${type}`, shape)),
  ),
);

const fromServer = named(
  'fromServer',
  either(...Object.entries(serverMessages).map(([type, shape]) => named(`message:${type}`, shape))),
);

/** A value is validated against one of the `$defs`, as `#/$defs/fromClient`. */
export function buildSchema(): Schema {
  const known = new Map<string, Schema>();
  for (const shape of [fromClient, fromServer, ...Object.values(httpShapes)]) shape.describe(known);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The wire of Foyer',
    description: `Protocol ${PROTOCOL_VERSION}. What clients send is fromClient, what the server sends is fromServer.`,
    $defs: Object.fromEntries(known),
  };
}
