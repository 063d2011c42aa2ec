// Reads Markdown for the tests of the documents: links, anchors, code, commands, and the names that the project does
// not have.

/** A fenced block, with the language after its opening fence. */
export interface Fence {
  language: string;
  body: string;
}

const FENCE = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

export const fencesOf = (text: string): Fence[] =>
  [...text.matchAll(FENCE)].map(([, language = '', body = '']) => ({ language, body }));

/** The commands of all `sh` blocks, one a line, without the comments behind them. */
export const commandsOf = (text: string): string[] =>
  fencesOf(text)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ body }) => body.split('\n'))
    .map((line) => line.replace(/ +# .*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const withoutFences = (text: string): string => text.replace(FENCE, '');

/** Targets of links and pictures, other sites left out. */
export const linksOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)|<img[^>]* src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** The anchors that GitHub gives to headings. Two equal headings are told apart by `-1`, `-2` and so on. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutFences(text).matchAll(/^#+ +(.+?) *#*$/gm)].map(([, heading = '']) => {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = plain.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** The text between backticks within a line. */
export const codeOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** All source text, with an index of what the tests look up in it. */
export interface SourceIndex {
  text: string;
  words: ReadonlySet<string>;
  /** The names of functions, methods, members and constants. */
  declared: ReadonlySet<string>;
}

// A keyword before the name, or the name at the beginning of a line with what follows a method or a member.
const DECLARED =
  /(?:function\*?|const|let)\s+(\w+)|^\s*(?:(?:static|async|get|set|override|readonly)\s+)*#?(\w+)\??\s*[(<:=,]/gm;

const declaredIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(DECLARED)].map(([, constant, member]) => constant ?? member ?? ''));

export const indexSource = (text: string): SourceIndex => ({
  text,
  words: new Set(text.match(/\w+/g)),
  declared: declaredIn(text),
});

/** What the check knows about the files of the project. */
export interface Tree {
  /** Paths from the root, with `/`. */
  files: ReadonlySet<string>;
  source: SourceIndex;
  /** The scripts of package.json. */
  scripts: Readonly<Record<string, string>>;
  /** The games that `<id>` in a path stands for, each with the games whose folder may hold the file instead. */
  games: readonly (readonly string[])[];
  /** The text of a file, for the options of a script. */
  read(file: string): string;
}

/** Folders that a path may begin with; anything else with a slash is no path of the tree (`/api/rooms`, `text/html`). */
const TOP = /^(?:\.github|client|docs|scripts|shared|test|worker)\//;
const FILE = /^(?:[\w-]+\/)*[\w.-]+\.(?:ts|tsx|css|svg|md|json|toml|yml|txt|html|webp|png)$/;
const CALL = /^(#?[A-Za-z_]\w*)\(\)$/;
/** `Step.reveal()`, `step.reveal('all', card)`, `Rules.redact`. */
const MEMBER = /^([A-Za-z]\w*)\.([a-z]\w*)(?:\(.*\))?$/;
/** Names that browsers and Node.js define. */
const PLATFORM = /^(?:window|document|navigator|location|console|process)$/;
/** Numbered names, such as the columns of a data set, are generated, so no source contains them. */
const NAME = /^[A-Za-z_]\w+[A-Za-z_]$/;

/** Why the project does not have what this code names; null if it does, or if the code names no part of the project. */
export function staleReason(code: string, tree: Tree, folder = ''): string | null {
  if (code.startsWith('npm run ')) return staleCommand(code, tree);
  if (TOP.test(code)) return stalePath(code, tree);
  if (FILE.test(code)) return staleFile(code, tree, folder);
  const [, called] = CALL.exec(code) ?? [];
  if (called) {
    const isDeclared = tree.source.declared.has(called.replace('#', ''));
    return isDeclared ? null : `nothing declares ${called}()`;
  }
  const [, owner, member] = MEMBER.exec(code) ?? [];
  if (owner && member && !PLATFORM.test(owner)) return staleMember(owner, member, tree);
  if (NAME.test(code) && !tree.source.words.has(code)) return `no source says ${code}`;
  return null;
}

function stalePath(path: string, { files, games }: Tree): string | null {
  const [plain = ''] = path.split(/[#:]/);
  const all = [...files];
  const isThere = (one: string) => files.has(one) || all.some((file) => matches(file, one));
  if (!plain.includes('<id>')) return isThere(plain) ? null : `there is no ${plain}`;
  const without = games.filter((ids) => !ids.some((id) => isThere(plain.replaceAll('<id>', id))));
  return without.length === 0 ? null : `${without.map(([id]) => id)} has no ${plain}`;
}

/** Whether a file is the one of this path, or in the folder of this path; `*` stands for a part of a name. */
export function matches(file: string, path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('[^/]*[^/]*/', '(?:.*/)?');
  return new RegExp(`^${pattern}(?:/|$)`).test(file);
}

/**
 * A file named from the document's own folder, as `cards/deck.ts`. A name without a folder may be of any file, but in
 * the README of a game only of one of its rules or tests: other games have files of the same names.
 */
function staleFile(name: string, { files }: Tree, folder: string): string | null {
  if (files.has(`${folder}${name}`) || files.has(name)) return null;
  const within = folder.startsWith('shared/games/') ? 'test/games/' : '';
  const isElsewhere = [...files].some(
    (file) => file.startsWith(within) && file.endsWith(`/${name}`),
  );
  return isElsewhere && !name.includes('/') ? null : `there is no ${name}`;
}

/** The owner is a type, a class or a constant, or a value that is called like its type with a small letter. */
function staleMember(owner: string, member: string, { source: { text } }: Tree): string | null {
  const type = `${owner[0]?.toUpperCase()}${owner.slice(1)}`;
  const heads = text.matchAll(
    new RegExp(`\\b(?:class|interface|type|const|enum) (?:${owner}|${type})\\b`, 'g'),
  );
  const blocks = [...heads].map(({ index }) => text.slice(index, text.indexOf('\n}', index)));
  // A file, a host name such as `foyer.example`, or a value whose type has another name.
  if (blocks.length === 0 && owner !== type) return null;
  if (blocks.length === 0) return owner in globalThis ? null : `nothing declares ${owner}`;
  return blocks.some((block) => declaredIn(block).has(member)) ? null : `${type} has no ${member}`;
}

/** A script that package.json has, given only flags that it knows. */
export function staleCommand(
  command: string,
  { scripts, read }: Pick<Tree, 'scripts' | 'read'>,
): string | null {
  const [, name = '', given = ''] = /^npm run (?:-s )?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? [];
  const script = scripts[name];
  if (script === undefined) return `package.json has no script ${name}`;
  const [, file] = /^node (\S+\.ts)$/.exec(script) ?? [];
  const flags = [...given.matchAll(/--([\w-]+)/g)].map(([, flag = '']) => flag);
  if (!file || flags.length === 0) return null;
  const options = /options: \{([\s\S]*?)\n {2}\}/.exec(read(file))?.[1] ?? '';
  const unknown = flags.filter((flag) => !new RegExp(`^ +'?${flag}'?: \\{`, 'm').test(options));
  return unknown.length === 0 ? null : `${file} knows no --${unknown.join(', --')}`;
}

/** The tests that a table names in its column "shown by (in `folder/`)", as paths without their ending. */
export function testsShownIn(text: string): string[] {
  const tables = text.split(/\n(?!\|)/).flatMap((block) => {
    const [, folder] = /^\|.*\| shown by \(in `([^`]+)`\) *\|/m.exec(block) ?? [];
    return folder ? [{ folder, rows: block.split('\n').slice(2) }] : [];
  });
  return tables.flatMap(({ folder, rows }) =>
    rows.flatMap((row) => {
      const cell = row.split(/(?<!\\)\|/).at(-2) ?? '';
      return codeOf(cell).map((name) => `${folder}${name.replace(/\.test\.ts$/, '')}`);
    }),
  );
}

/** The names that a document finds in a file: `houses.ts` `suitable`, `stands`, with or without brackets round the names. */
export const namesInFiles = (text: string): { file: string; names: string[] }[] =>
  [...withoutFences(text).matchAll(/`([\w./-]+\.tsx?)` \(?((?:`\w+`(?:, )?)+)/g)].map(
    ([, file = '', names = '']) => ({ file, names: codeOf(names) }),
  );
