import { type CallDefinition, definitionOf, mayBeMissing } from '@statbook/contract';
import { type Translator, translatorOf } from '@statbook/contract/wire';
import type { z } from 'zod';

type Copy = (value: unknown) => unknown;

/**
 * Writes a reply: the members that its schema declares and no other, as the wire spells them. Made
 * at the first reply, because all of them are a good part of the time that a start takes.
 */
export function replyWriterOf({ reply, wire }: CallDefinition): (value: unknown) => string {
  let copy: Copy | undefined;
  return (value) => JSON.stringify((copy ??= copyOf(reply, translatorOf(wire?.reply)))(value));
}

function copyOf(schema: z.core.$ZodType, names: Translator): Copy {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return copyObject(def.shape, names);
    case 'array':
      return copyList(copyOf(def.element, names));
    case 'optional':
    case 'nullable':
      return copyPresent(copyOf(def.innerType, names));
    case 'union':
      return copyUnion(def.options, names);
    default:
      return (value) => value;
  }
}

function copyObject(shape: z.core.$ZodShape, names: Translator): Copy {
  const members = inWireOrder(shape).map(([name, schema]) => ({
    name,
    wireName: names.wireName(name),
    copy: copyOf(schema, names),
    otherwise: isNullWhenUnknown(schema) ? null : undefined,
  }));
  return (value) => {
    const copied: Record<string, unknown> = {};
    for (const { name, wireName, copy, otherwise } of members) {
      const given: unknown = Reflect.get(Object(value), name);
      const member = given === undefined ? otherwise : given;
      if (member !== undefined) copied[wireName] = names.wireValue(name, copy(member));
    }
    return copied;
  };
}

/** JSON has no `undefined`: what nobody knows is null where the schema has it so. */
const isNullWhenUnknown = (schema: z.core.$ZodType) =>
  definitionOf(schema).type === 'nullable' && !mayBeMissing(schema);

/** What may be missing comes last: clients have seen that order from the beginning. */
function inWireOrder(shape: z.core.$ZodShape): [string, z.core.$ZodType][] {
  const members = Object.entries(shape);
  const isOptional = ([, schema]: [string, z.core.$ZodType]) => mayBeMissing(schema);
  return [...members.filter((member) => !isOptional(member)), ...members.filter(isOptional)];
}

const copyList =
  (copy: Copy): Copy =>
  (value) =>
    Array.isArray(value) ? value.map(copy) : value;

const copyPresent =
  (copy: Copy): Copy =>
  (value) =>
    value === null || value === undefined ? value : copy(value);

/** Of several kinds of objects the one whose literal members the value has. */
function copyUnion(options: readonly z.core.$ZodType[], names: Translator): Copy {
  const choices = options.map((option) => ({ fits: fitOf(option), copy: copyOf(option, names) }));
  return (value) => {
    const choice = choices.find(({ fits }) => fits(value));
    return choice === undefined ? value : choice.copy(value);
  };
}

function fitOf(schema: z.core.$ZodType): (value: unknown) => boolean {
  const def = definitionOf(schema);
  if (def.type === 'union') {
    const fits = def.options.map(fitOf);
    return (value) => fits.some((fit) => fit(value));
  }
  if (def.type !== 'object') return (value) => typeof value !== 'object';
  const literals = Object.entries(def.shape).flatMap(([name, member]) => {
    const inner = definitionOf(member);
    return inner.type === 'literal' ? [{ name, values: new Set<unknown>(inner.values) }] : [];
  });
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    literals.every(({ name, values }) => values.has(Reflect.get(value, name)));
}
