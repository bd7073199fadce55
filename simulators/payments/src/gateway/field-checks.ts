import { type FieldError, fieldError } from './answers.ts';

/** A request body of which nothing is known but that it is a JSON object. */
export type Body = Record<string, unknown>;

export interface TextRule {
  /** Dotted path, as the gateway names it in its errors. */
  property: string;
  /** The field's name in a message for the customer; without it there is no such message. */
  label?: string;
  required?: boolean;
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Replaces "contains invalid characters". */
  patternMessage?: string;
  accepts?: (text: string) => boolean;
  /** The gateway takes a JSON number here as well. */
  numberToo?: boolean;
}

export function toBody(value: unknown): Body | undefined {
  return isBody(value) ? value : undefined;
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readPath(body: Body, path: string): unknown {
  let value: unknown = body;
  for (const name of path.split('.')) {
    if (!isBody(value)) return undefined;
    value = value[name];
  }
  return value;
}

/** The text at a path that has been checked before; empty when it was left out. */
export function readText(body: Body, path: string): string {
  const value = readPath(body, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function checkTexts(body: Body, rules: readonly TextRule[]): FieldError[] {
  return rules.flatMap((rule) => checkText(body, rule));
}

function checkText(body: Body, rule: TextRule): FieldError[] {
  const value = readPath(body, rule.property);
  const isMissing = value === undefined || value === null || value === '';
  if (rule.required && isMissing) return [missing(rule.property, rule.label)];
  if (value === undefined) return [];
  const isText = typeof value === 'string' || (rule.numberToo === true && typeof value === 'number');
  return isText ? checkContent(String(value), rule) : [fieldError(1009, rule.property)];
}

function checkContent(text: string, rule: TextRule): FieldError[] {
  const { property, label, min = 1, max = Number.POSITIVE_INFINITY } = rule;
  const say = (words: string) => (label === undefined ? undefined : `The ${label} ${words}`);
  const errors: FieldError[] = [];
  if (rule.pattern !== undefined && text !== '' && !rule.pattern.test(text)) {
    errors.push(fieldError(1005, property, rule.patternMessage ?? say('contains invalid characters')));
  }
  if (text.length > max) errors.push(fieldError(1004, property, say('is too long')));
  if (text.length < min) errors.push(fieldError(1004, property, say('is too short')));
  if (errors.length === 0 && rule.accepts?.(text) === false) errors.push(fieldError(1009, property));
  return errors;
}

export function missing(property: string, label?: string): FieldError {
  return fieldError(1003, property, label === undefined ? undefined : `The ${label} is required`);
}

/** Whole numbers only, and as numbers: "100" in quotes is refused. */
export function checkInteger(body: Body, property: string): FieldError[] {
  const value = readPath(body, property);
  if (value === undefined || value === null || value === '') return [missing(property, property)];
  return Number.isSafeInteger(value) ? [] : [fieldError(1016, property)];
}

export function readInteger(body: Body, property: string): number {
  return Number(readPath(body, property));
}

export function checkBoolean(body: Body, property: string, required: boolean): FieldError[] {
  const value = readPath(body, property);
  if (value === undefined || value === null) return required ? [missing(property)] : [];
  return typeof value === 'boolean' ? [] : [fieldError(1009, property)];
}

export function oneOf(...values: readonly string[]): (text: string) => boolean {
  return (text) => values.includes(text);
}

export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
