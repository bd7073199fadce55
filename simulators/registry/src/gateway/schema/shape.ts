/**
 * What an element may hold, in the terms of XML Schema that the gateway's documents use: enough for the sequences,
 * choices and simple types of its forms. Everything is in the namespace of the parent unless it says otherwise.
 */
export type Shape =
  | { kind: 'text'; type: TextType }
  | { kind: 'sequence'; particles: Particle[] }
  /** At most one element, from the namespace named. */
  | { kind: 'wildcard'; namespace: string }
  /** Anything at all. */
  | { kind: 'anything' };

export type Particle = Occurrence & (ElementParticle | ChoiceParticle);

interface Occurrence {
  min: number;
  max: number;
}

interface ElementParticle {
  name: string;
  shape: Shape;
}

/** One of several sequences, told apart by the first element of each. */
interface ChoiceParticle {
  choice: Particle[][];
}

export interface TextType {
  base: 'string' | 'integer' | 'decimal' | 'date' | 'dateTime' | 'boolean' | 'base64';
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  values?: readonly string[];
  /** Inner white space counts as one blank and that at the ends not at all; always so for other bases than string. */
  collapse?: boolean;
  /** In millionths: the registry's numbers have at most six decimals. */
  moreThan?: bigint;
  atLeast?: bigint;
  atMost?: bigint;
}

export const anything: Shape = { kind: 'anything' };

export function text(type: TextType): Shape {
  return { kind: 'text', type };
}

export function sequence(...particles: Particle[]): Shape {
  return { kind: 'sequence', particles };
}

export function one(name: string, shape: Shape): Particle {
  return { name, shape, min: 1, max: 1 };
}

export function optional(name: string, shape: Shape): Particle {
  return { name, shape, min: 0, max: 1 };
}

export function many(name: string, shape: Shape, min = 1, max = Number.POSITIVE_INFINITY): Particle {
  return { name, shape, min, max };
}

export function oneOf(...choice: Particle[][]): Particle {
  return { choice, min: 1, max: 1 };
}

export function optionalOneOf(...choice: Particle[][]): Particle {
  return { choice, min: 0, max: 1 };
}
