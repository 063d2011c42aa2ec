// Creates the secrets of a new site, in a file that only its owner may read and that git ignores.
//   npm run secrets
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './program.ts';

const NAME = '.secrets.env';
const secrets = ['ROOM_SECRETS', 'ADMIN_SECRET'].map(
  (name) => `${name}=${randomBytes(32).toString('base64url')}\n`,
);
try {
  // An existing file is not overwritten: it may belong to a running site, and without its secrets nobody could open a
  // table again.
  writeFileSync(join(ROOT, NAME), secrets.join(''), { mode: 0o600, flag: 'wx' });
  console.log(
    `The secrets are in ${NAME}. Keep a copy where it is safe: they cannot be read back.`,
  );
} catch {
  console.error(`There is a ${NAME} already, and it stays as it is.`);
  process.exitCode = 1;
}
