// A validator for the keywords of JSON Schema that our schema uses. It refuses a schema with any other, so that nothing in
// it goes unchecked. (A package would be one more dependency for a hundred lines, and could not be held to that.)
import { isPlainObject } from '../../shared/engine/index.ts';

type Schema = Record<string, unknown>;

export interface Options {
  /** Members that the schema does not name count as wrong, even where it allows them. */
  isClosed?: boolean;
}

const IGNORED = ['description', '$schema', 'title', '$defs'];

const TYPES: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: isPlainObject,
};

/** Returns what is wrong with the value, or null. */
export function faultOf(
  value: unknown,
  root: Schema,
  name: string,
  options: Options = {},
): string | null {
  const definitions = root.$defs as Record<string, Schema>;

  const check = (part: unknown, schema: Schema, path: string): string | null => {
    for (const [keyword, asked] of Object.entries(schema)) {
      const fault = checkKeyword(keyword, asked, part, schema, path);
      if (fault) return fault;
    }
    return null;
  };

  const checkKeyword = (
    keyword: string,
    asked: unknown,
    part: unknown,
    schema: Schema,
    path: string,
  ): string | null => {
    const wrong = `${path}: ${JSON.stringify(part)?.slice(0, 80)} against ${keyword} ${JSON.stringify(asked).slice(0, 80)}`;
    const unless = (isRight: boolean) => (isRight ? null : wrong);
    const isText = typeof part === 'string';
    const isList = Array.isArray(part);
    const limit = Number(asked);
    if (IGNORED.includes(keyword)) return null;
    if (keyword === '$ref') {
      const target = definitions[String(asked).replace('#/$defs/', '')];
      if (!target) throw new Error(`no ${asked}`);
      return check(part, target, path);
    }
    if (keyword === 'type') return unless(TYPES[String(asked)]?.(part) === true);
    if (keyword === 'enum') return unless((asked as unknown[]).includes(part));
    if (keyword === 'minimum') return unless(typeof part !== 'number' || part >= limit);
    if (keyword === 'maximum') return unless(typeof part !== 'number' || part <= limit);
    // A schema counts characters, not units.
    if (keyword === 'minLength') return unless(!isText || [...part].length >= limit);
    if (keyword === 'maxLength') return unless(!isText || [...part].length <= limit);
    if (keyword === 'pattern') return unless(!isText || new RegExp(String(asked), 'u').test(part));
    if (keyword === 'maxItems') return unless(!isList || part.length <= limit);
    if (keyword === 'items') {
      if (!isList) return null;
      return first(part, (one, at) => check(one, asked as Schema, `${path}/${at}`));
    }
    if (keyword === 'anyOf') return checkAnyOf(asked as Schema[], part, path);
    if (!isPlainObject(part)) {
      if (['required', 'properties', 'additionalProperties'].includes(keyword)) return null;
      throw new Error(`unknown keyword ${keyword}`);
    }
    if (keyword === 'required')
      return unless((asked as string[]).every((member) => Object.hasOwn(part, member)));
    const properties = (schema.properties ?? {}) as Record<string, Schema>;
    if (keyword === 'properties') {
      const isOpen = schema.additionalProperties === undefined;
      const unknown = Object.keys(part).find((member) => !Object.hasOwn(properties, member));
      const isBare = ['move', 'event'].some((one) => definitions[one] === schema);
      if (options.isClosed && isOpen && !isBare && unknown) return `${path}: unknown ${unknown}`;
      return first(Object.entries(properties), ([member, shape]) =>
        Object.hasOwn(part, member) ? check(part[member], shape, `${path}/${member}`) : null,
      );
    }
    if (keyword === 'additionalProperties') {
      const others = Object.keys(part).filter((member) => !Object.hasOwn(properties, member));
      if (asked === false) return unless(others.length === 0);
      return first(others, (member) => check(part[member], asked as Schema, `${path}/${member}`));
    }
    throw new Error(`unknown keyword ${keyword}`);
  };

  /** Names the fault of the shape that is meant: the one with the value's `type`. */
  const checkAnyOf = (shapes: Schema[], part: unknown, path: string): string | null => {
    const faults = shapes.map((shape) => check(part, shape, path));
    if (faults.includes(null)) return null;
    return faults.find((fault) => !fault?.startsWith(`${path}/type`)) ?? faults[0] ?? null;
  };

  const definition = definitions[name];
  if (!definition) throw new Error(`no ${name}`);
  return check(value, definition, '');
}

function first<T>(list: readonly T[], look: (one: T, at: number) => string | null): string | null {
  for (const [at, one] of list.entries()) {
    const fault = look(one, at);
    if (fault) return fault;
  }
  return null;
}
