import { get, set } from 'react-hook-form';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import type { ChosenLot } from '../lots/chosen-lots.ts';
import type { EventKind, EventRequest } from '../plan/share-plan.ts';
import { type EventDefinition, fieldsOf } from './kinds/event-definition.ts';
import { definitionOf } from './kinds/event-definitions.ts';
import type { Answers, FieldDefinition, FieldName, TextName } from './kinds/field-definition.ts';
import type { RegisterFacts } from './register-facts.ts';

/** Shares of a holder, as a person fills them in. */
export interface HoldingValues {
  holderId: string;
  shares: string;
  numbers: string;
  lots: ChosenLot[];
}

export interface TransfereeValues extends Omit<HoldingValues, 'holderId'> {
  transfereeId: string;
  consideration: string;
}

export interface AllotteeValues {
  holderId: string;
  classId: string;
  shares: string;
  priceEach: string;
  paidEach: string;
  firstNumber: string;
}

type MeansName = Extract<TextName, `means.${string}`>;
type MeansKey = MeansName extends `means.${infer Key}` ? Key : never;

/** What is filled in on the form of an event, under the names of the call: what the server says of a field finds it. */
export interface EventValues extends Record<Exclude<TextName, MeansName>, string> {
  isRedeemable: boolean;
  holdings: HoldingValues[];
  buyers: TransfereeValues[];
  transferees: TransfereeValues[];
  allottees: AllotteeValues[];
  lots: ChosenLot[];
  means: Record<MeansKey, string> & { holdings: HoldingValues[] };
}

export type EventForm = StatbookForm<EventValues>;

export const blankHolding: HoldingValues = { holderId: '', shares: '', numbers: '', lots: [] };
export const blankTransferee: TransfereeValues = {
  transfereeId: '',
  shares: '',
  numbers: '',
  lots: [],
  consideration: '',
};
export const blankAllottee: AllotteeValues = {
  holderId: '',
  classId: '',
  shares: '',
  priceEach: '',
  paidEach: '',
  firstNumber: '',
};

const blankRows = { holdings: blankHolding, transferees: blankTransferee, allottees: blankAllottee } as const;

/** What an answer of a form is before anybody has given it. */
function blankOf(name: FieldName, field: FieldDefinition): unknown {
  switch (field.type) {
    case 'holdings':
    case 'transferees':
    case 'allottees':
      return [structuredClone(blankRows[field.type])];
    case 'lots':
      return [];
    case 'check':
      return false;
    case 'flag':
      return field.options[0]?.value;
    default:
      return name === 'scope' ? 'whole' : '';
  }
}

/** The answer that an entry of the register gives. */
function answerOf(name: FieldName, field: FieldDefinition, request: EventRequest): unknown {
  if (name === 'scope') return get(request, 'holdings') === undefined ? 'whole' : 'some';
  const given: unknown = get(request, name);
  const blank = blankOf(name, field);
  if (field.type === 'flag') return field.options[given === true ? 1 : 0]?.value;
  if (!(field.type in blankRows)) return typeof given === typeof blank ? structuredClone(given) : blank;
  if (!Array.isArray(given) || given.length === 0) return blank;
  return given.map((row: object) => ({ ...blankRows[field.type as keyof typeof blankRows], ...row }));
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
export function firstValues(kind: EventKind, facts: RegisterFacts): EventValues {
  const definition = definitionOf(kind);
  const fields = fieldsOf(definition);
  const [subject] = fields.flatMap(([, field]) => (field.type === 'class' ? [field] : []));
  const [only, another] = subject?.among(facts, undefined) ?? [];
  const chosen = another === undefined ? only : undefined;
  const values = valuesFrom(definition, (name, field) =>
    chosen !== undefined && field.type === 'class' && field.isLeftOpen !== true
      ? chosen.shareClassId
      : blankOf(name, field),
  );
  if (subject?.fillsRights !== true || chosen === undefined) return values;
  const { particulars, votesPerShare, isRedeemable } = chosen;
  return { ...values, particulars, votesPerShare, isRedeemable };
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
]);

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Rows without what is optional and empty. */
function given(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name, each]) => !(optional.has(name) && isEmpty(each)))),
  );
}

/** What is sent: the answers to what was asked. */
export function toRequest(kind: EventKind, values: EventValues): EventRequest {
  const fields = fieldsOf(definitionOf(kind));
  const answers: Answers = Object.fromEntries(fields.map(([name]) => [name, get(values, name)]));
  const request = { kind };
  for (const [name, field] of fields) {
    const value = answers[name as TextName];
    const isLeftOut = isEmpty(value) && (optional.has(name) || field.type === 'class-or-all');
    if (name === 'scope' || isLeftOut || field.when?.(answers) === false) continue;
    set(request, name, field.type === 'flag' ? value === field.options[1]?.value : given(value));
  }
  // A form may be sent unfinished: the server's schema judges it, and names the fields.
  return request as EventRequest;
}
