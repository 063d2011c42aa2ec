// What JSON may look like. Each shape both checks a value and describes itself in JSON Schema, so that what the document
// of the wire says cannot differ from what the server does.
import { isPlainObject } from '../engine/index.ts';

export type Schema = Record<string, unknown>;

export interface Shape {
  holds(value: unknown): boolean;
  /** Describes the shape. The shapes that have names are collected in `named`, and referred to. */
  describe(named: Map<string, Schema>): Schema;
}

/** A member that may be missing. */
export type OptionalShape = Shape & { isOptional: true };

/** A shape for each member of a type: an optional one for each optional member. */
export type FieldsOf<T> = {
  [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? OptionalShape : Shape;
};

export const optional = (shape: Shape): OptionalShape => ({ ...shape, isOptional: true });

const simple = (schema: Schema, holds: Shape['holds']): Shape => ({
  holds,
  describe: () => schema,
});

/** Shown in the schema beside the shape, for what a schema cannot say. */
export const explained = (description: string, { holds, describe }: Shape): Shape => ({
  holds,
  describe: (named) => ({ ...describe(named), description }),
});

/** Described once, under its name. */
export const named = (name: string, { holds, describe }: Shape): Shape => ({
  holds,
  describe(known) {
    // Set before it is described, because a shape may contain itself.
    if (!known.has(name)) known.set(name, {}).set(name, describe(known));
    return { $ref: `#/$defs/${name}` };
  },
});

export const anything: Shape = simple({}, (value) => value !== undefined);
export const bool: Shape = simple({ type: 'boolean' }, (value) => typeof value === 'boolean');
export const nothing: Shape = simple({ type: 'null' }, (value) => value === null);
export const number: Shape = simple({ type: 'number' }, Number.isFinite);

export const integer = (maximum = Number.MAX_SAFE_INTEGER, minimum = 0): Shape =>
  simple(
    { type: 'integer', minimum, maximum },
    (value) => Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum,
  );

/** A text of so many UTF-16 units; the shortest has one, unless an empty one is allowed. */
export const text = (maxLength: number, minLength = 1): Shape =>
  simple(
    { type: 'string', minLength, maxLength },
    (value) => typeof value === 'string' && value.length >= minLength && value.length <= maxLength,
  );

export function pattern(source: string): Shape {
  const whole = new RegExp(source);
  return simple(
    { type: 'string', pattern: source },
    (value) => typeof value === 'string' && whole.test(value),
  );
}

export const oneOf = (values: readonly (string | number)[]): Shape =>
  simple({ enum: [...values] }, (value) => (values as readonly unknown[]).includes(value));

export const either = (...shapes: readonly Shape[]): Shape => ({
  holds: (value) => shapes.some((shape) => shape.holds(value)),
  describe: (known) => ({ anyOf: shapes.map((shape) => shape.describe(known)) }),
});

export const orNull = (shape: Shape): Shape => either(shape, nothing);

/** For objects in which members may be that nobody here knows. */
export const OPEN = { isOpen: true };

export const listOf = (shape: Shape, maxItems?: number): Shape => ({
  holds: (value) =>
    Array.isArray(value) &&
    (maxItems === undefined || value.length <= maxItems) &&
    value.every(shape.holds),
  describe: (known) => ({
    type: 'array',
    items: shape.describe(known),
    ...(maxItems !== undefined && { maxItems }),
  }),
});

/** An object with any names, all of whose values have the same shape. */
export const mapOf = (shape: Shape): Shape => ({
  holds: (value) => isPlainObject(value) && Object.values(value).every(shape.holds),
  describe: (known) => ({ type: 'object', additionalProperties: shape.describe(known) }),
});

const isOptional = (shape: Shape): boolean => 'isOptional' in shape;

/** With `isOpen`, members that are not named here are ignored: a newer side may say more. */
export function object<T>(fields: FieldsOf<T>, { isOpen = false } = {}): Shape {
  const all = Object.entries<Shape>(fields);
  return {
    holds: (value) =>
      isPlainObject(value) &&
      all.every(([name, shape]) =>
        value[name] === undefined ? isOptional(shape) : shape.holds(value[name]),
      ) &&
      (isOpen || Object.keys(value).every((name) => Object.hasOwn(fields, name))),
    describe: (known) => ({
      type: 'object',
      properties: Object.fromEntries(all.map(([name, shape]) => [name, shape.describe(known)])),
      required: all.filter(([, shape]) => !isOptional(shape)).map(([name]) => name),
      ...(!isOpen && { additionalProperties: false }),
    }),
  };
}
