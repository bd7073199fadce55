import { get, set } from 'react-hook-form';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import type { ChosenLot, ChosenShares } from '../lots/chosen-lots.ts';
import type { EventRequest } from '../plan/share-plan.ts';
import {
  blankBuyer,
  blankTransferee,
  type BuyerValues,
  toTransferee,
  type TransfereeValues,
  toTransfereeValues,
} from '../transfers/transferee-values.ts';
import { type EventDefinition, fieldsOf } from './kinds/event-definition.ts';
import { definitionOf, type FormKind } from './kinds/event-definitions.ts';
import {
  type Answers,
  askedOnForms,
  type FieldDefinition,
  type FieldName,
  type FieldType,
  type TextName,
} from './kinds/field-definition.ts';
import { classesFor } from './kinds/class-fields.ts';
import type { RegisterFacts } from './register-facts.ts';

/** Shares of a holder, as a person fills them in. */
export interface HoldingValues extends ChosenShares {
  holderId: string;
}

type MeansName = Extract<TextName, `means.${string}`>;
type MeansKey = MeansName extends `means.${infer Key}` ? Key : never;

/** What is filled in on the form of an event, under the names of the call: what the server says of a field finds it. */
export interface EventValues extends Record<Exclude<TextName, MeansName>, string> {
  isRedeemable: boolean;
  holdings: HoldingValues[];
  buyers: BuyerValues[];
  transferees: TransfereeValues[];
  lots: readonly ChosenLot[];
  means: Record<MeansKey, string> & { holdings: HoldingValues[] };
}

export type EventForm = StatbookForm<EventValues>;

export const blankHolding: HoldingValues = { holderId: '', shares: '', numbers: '', lots: [] };
const blankRows = {
  holdings: blankHolding,
  buyers: blankBuyer,
  transferees: blankTransferee,
} as const;
const isOfRows = (type: FieldType): type is keyof typeof blankRows => type in blankRows;

/** What an answer of a form is before anybody has given it. */
function blankOf(field: FieldDefinition): unknown {
  if (isOfRows(field.type)) return [structuredClone(blankRows[field.type])];
  switch (field.type) {
    case 'lots':
      return [];
    case 'check':
      return false;
    case 'flag':
      return field.options[0]?.value;
    case 'choice':
      return field.first ?? '';
    default:
      return '';
  }
}

/** The answer that an entry of the register gives. */
function answerOf(name: FieldName, field: FieldDefinition, request: EventRequest): unknown {
  if (name === 'scope') return get(request, 'holdings') === undefined ? 'whole' : 'some';
  const given: unknown = get(request, name);
  const blank = blankOf(field);
  if (field.type === 'flag') return field.options[given === true ? 1 : 0]?.value;
  const { type } = field;
  if (!isOfRows(type)) return typeof given === typeof blank ? structuredClone(given) : blank;
  if (!Array.isArray(given) || given.length === 0) return blank;
  if (type === 'transferees') return given.map(toTransfereeValues);
  return given.map((row: object) => ({ ...blankRows[type], ...row }));
}

function valuesFrom(
  definition: EventDefinition,
  valueOf: (name: FieldName, field: FieldDefinition) => unknown,
): EventValues {
  const values: object = { means: {}, reason: '' };
  for (const [name, field] of fieldsOf(definition)) set(values, name, valueOf(name, field));
  // A form has the fields of its kind; nobody reads others.
  return values as EventValues;
}

/** The form filled in with an entry, to correct it. */
export function toValues(request: EventRequest): EventValues {
  return valuesFrom(definitionOf(request.kind), (name, field) => answerOf(name, field, request));
}

/** A new form: where there is only one class that the event can concern, it is chosen. */
export function firstValues(kind: FormKind, facts: RegisterFacts): EventValues {
  const definition = definitionOf(kind);
  const fields = fieldsOf(definition);
  const [subject] = fields.flatMap(([, field]) =>
    field.type === 'class' || field.type === 'class-list' ? [field] : [],
  );
  const [only, another] = subject === undefined ? [] : classesFor(subject, facts);
  const chosen = another === undefined ? only : undefined;
  const values = valuesFrom(definition, (_name, field) => {
    if (field.type === 'day' && field.beginsToday && facts.isEarlierHistory !== true) return facts.today;
    const isOfClass = field.type === 'class' ? field.isLeftOpen !== true : field.type === 'class-list';
    return chosen !== undefined && isOfClass ? chosen.shareClassId : blankOf(field);
  });
  if (subject?.type !== 'class' || subject.fillsRights !== true || chosen === undefined) return values;
  const { particulars, votesPerShare, isRedeemable } = chosen;
  return { ...values, particulars, votesPerShare, isRedeemable };
}

/** What was kept of a form when the session ended, also of one that asked for less than it does now. */
export function toKeptValues(kind: FormKind, kept: EventValues): EventValues {
  const values = valuesFrom(definitionOf(kind), (name, field) => {
    const given: unknown = get(kept, name) ?? blankOf(field);
    if (field.type !== 'transferees' || !Array.isArray(given)) return given;
    return given.map((row: TransfereeValues) => ('terms' in row ? row : toTransfereeValues(row)));
  });
  return { ...values, reason: kept.reason };
}

/** Fields that are left out where nothing was entered; what else is empty is sent, for the server to say what it wants. */
const optional: ReadonlySet<string> = new Set([
  'resolvedOn',
  'outOf',
  'consideration',
  'numbers',
  'lots',
  'firstNumber',
  'solvencyStatementOn',
  'redenominationResolvedOn',
  'signedOn',
  'lodgedOn',
]);
const isAskedOnForms = (name: string) => askedOnForms.some((each) => each === name);

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Rows without what is optional and empty. */
function given(value: unknown, { type }: FieldDefinition): unknown {
  if (!Array.isArray(value)) return value;
  if (type === 'transferees') return value.map(toTransferee);
  return value.map((row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name, each]) => !(optional.has(name) && isEmpty(each)))),
  );
}

/** What is sent: the answers to what was asked. */
export function toRequest(kind: FormKind, values: EventValues): EventRequest {
  const fields = fieldsOf(definitionOf(kind));
  const answers: Answers = Object.fromEntries(fields.map(([name]) => [name, get(values, name)]));
  const request = { kind };
  for (const [name, field] of fields) {
    const value = answers[name as TextName];
    const isLeftOut = isEmpty(value) && (optional.has(name) || field.type === 'class-or-all');
    if (isAskedOnForms(name) || isLeftOut || field.when?.(answers) === false) continue;
    set(request, name, field.type === 'flag' ? value === field.options[1]?.value : given(value, field));
  }
  // A form may be sent unfinished: the server's schema judges it, and names the fields.
  return request as EventRequest;
}
