import type { CallInput } from '#api/call-types.ts';
import type { ChosenLot } from '../lots/chosen-lots.ts';
import type { EventKind } from './event-kinds.ts';

export type ShareEventRequest = CallInput<'planShareEvent'>['body']['Events'][number];

/** Shares of a holder, as a person fills them in; the names are those of the wire. */
export interface HoldingValues {
  HolderId: string;
  Shares: string;
  Numbers: string;
  Lots: ChosenLot[];
}

export interface BuyerValues {
  TransfereeId: string;
  Shares: string;
  Numbers: string;
  Lots: ChosenLot[];
  Consideration: string;
}

/**
 * What is filled in on the form of an event. One shape for all kinds, under the names of the wire: what the server says of a
 * field finds it, and what was entered stays when another kind is chosen.
 */
export interface EventValues {
  On: string;
  ClassId: string;
  FromClassId: string;
  ToClassId: string;
  IntoClassId: string;
  FromId: string;
  ToId: string;
  Into: string;
  From: string;
  Currency: string;
  Rate: string;
  RateOn: string;
  ResolvedOn: string;
  SolvencyStatementOn: string;
  RedenominationResolvedOn: string;
  NewShares: string;
  ForEvery: string;
  /** Whether part entitlements are left out: not on the wire. */
  Fractions: 'refuse' | 'leave-out';
  /** Whether the whole class is meant or some holdings: not on the wire. */
  Scope: 'whole' | 'some';
  Holdings: HoldingValues[];
  Buyers: BuyerValues[];
  Shares: string;
  Numbers: string;
  Lots: ChosenLot[];
  Consideration: string;
  OutOf: string;
  Route: string;
  Means: {
    By: string;
    NominalEach: string;
    Repaid: string;
    ReliefEach: string;
    Holdings: HoldingValues[];
  };
  CallEach: string;
  Particulars: string;
  VotesPerShare: string;
  IsRedeemable: boolean;
  Name: string;
  Evidence: string;
  /** Why an earlier entry is corrected: the reason of its reversal. */
  Reason: string;
}

export const blankHolding: HoldingValues = { HolderId: '', Shares: '', Numbers: '', Lots: [] };
export const blankBuyer: BuyerValues = {
  TransfereeId: '',
  Shares: '',
  Numbers: '',
  Lots: [],
  Consideration: '',
};

export const blankValues: EventValues = {
  On: '',
  ClassId: '',
  FromClassId: '',
  ToClassId: '',
  IntoClassId: '',
  FromId: '',
  ToId: '',
  Into: '',
  From: '',
  Currency: '',
  Rate: '',
  RateOn: '',
  ResolvedOn: '',
  SolvencyStatementOn: '',
  RedenominationResolvedOn: '',
  NewShares: '',
  ForEvery: '',
  Fractions: 'refuse',
  Scope: 'whole',
  Holdings: [blankHolding],
  Buyers: [blankBuyer],
  Shares: '',
  Numbers: '',
  Lots: [],
  Consideration: '',
  OutOf: '',
  Route: '',
  Means: { By: '', NominalEach: '', Repaid: '', ReliefEach: '', Holdings: [blankHolding] },
  CallEach: '',
  Particulars: '',
  VotesPerShare: '',
  IsRedeemable: false,
  Name: '',
  Evidence: '',
  Reason: '',
};

type Field = keyof EventValues;

/** What each kind sends besides its day. */
const fieldsOf: Readonly<Record<EventKind, readonly Field[]>> = {
  'bonus-issue': ['ClassId', 'IntoClassId', 'NewShares', 'ForEvery'],
  transmission: ['FromId', 'ToId', 'ClassId', 'Evidence'],
  subdivision: ['ClassId', 'Into', 'ResolvedOn'],
  consolidation: ['ClassId', 'From', 'ResolvedOn'],
  redenomination: ['ClassId', 'Currency', 'Rate', 'RateOn', 'ResolvedOn'],
  redesignation: ['FromClassId', 'ToClassId', 'Holdings', 'ResolvedOn'],
  variation: ['ClassId', 'Particulars', 'VotesPerShare', 'IsRedeemable', 'ResolvedOn'],
  'class-name': ['ClassId', 'Name'],
  'buy-back': ['ClassId', 'Holdings', 'Into', 'Consideration', 'OutOf', 'ResolvedOn'],
  redemption: ['ClassId', 'Holdings', 'OutOf', 'ResolvedOn'],
  'treasury-sale': ['ClassId', 'Buyers'],
  cancellation: ['ClassId', 'Shares', 'Numbers', 'Lots'],
  reduction: ['ClassId', 'Means', 'Route', 'ResolvedOn', 'SolvencyStatementOn', 'RedenominationResolvedOn'],
  call: ['ClassId', 'CallEach', 'Holdings'],
  forfeiture: ['ClassId', 'Holdings', 'Into'],
  surrender: ['ClassId', 'Holdings', 'Into'],
};

/** Fields that are left out where nothing was entered; what else is empty is sent, for the server to say what it wants. */
const optional: ReadonlySet<string> = new Set<string>([
  'ResolvedOn',
  'OutOf',
  'Consideration',
  'Numbers',
  'Lots',
  'SolvencyStatementOn',
  'RedenominationResolvedOn',
]);

const isMissing = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** Without what is optional and empty, in rows too. */
function given(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(given);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name, each]) => !(optional.has(name) && isMissing(each)));
  return Object.fromEntries(entries.map(([name, each]) => [name, given(each)]));
}

/** What is sent for a kind. */
export function toRequest(kind: EventKind, values: EventValues): ShareEventRequest {
  const picked = Object.fromEntries(fieldsOf[kind].map((field) => [field, values[field]]));
  const request = { Kind: kind, On: values.On, ...picked, ...adjusted(kind, values) };
  // A form may be sent unfinished: the server's schema judges it, and names the fields.
  return given(request) as ShareEventRequest;
}

/** Where the form asks in other terms than the wire. */
function adjusted(kind: EventKind, values: EventValues): object {
  const { Scope, Fractions, Means, ClassId } = values;
  if (kind === 'bonus-issue') return { LeavesOutFractions: Fractions === 'leave-out' };
  if (kind === 'reduction') return { Means: sentMeans(Means), ...sentSteps(values) };
  // Undefined is left out when it is sent.
  if (kind === 'transmission') return { ClassId: ClassId === '' ? undefined : ClassId };
  const isWhole = (kind === 'redesignation' || kind === 'call') && Scope === 'whole';
  return isWhole ? { Holdings: undefined } : {};
}

function sentMeans({ By, NominalEach, Repaid, ReliefEach, Holdings }: EventValues['Means']): object {
  if (By === 'nominal') return { By, NominalEach, Repaid };
  return By === 'unpaid' ? { By, ReliefEach } : { By, Holdings };
}

/** Dates of steps that belong to another route stay on the form, and are not sent. */
function sentSteps({ Route, SolvencyStatementOn, RedenominationResolvedOn }: EventValues): object {
  return {
    SolvencyStatementOn: Route === 'solvency-statement' ? SolvencyStatementOn : '',
    RedenominationResolvedOn: Route === 'redenomination' ? RedenominationResolvedOn : '',
  };
}

/** The form filled in with an entry that stands in the register, to correct it. */
export function toValues(request: Readonly<Record<string, unknown>>): EventValues {
  const filled: EventValues = structuredClone(blankValues);
  fill(filled, request);
  const { Holdings, Buyers, Lots, Means, LeavesOutFractions } = request;
  return {
    ...filled,
    Holdings: rowsOf(Holdings, blankHolding),
    Buyers: rowsOf(Buyers, blankBuyer),
    Lots: lotsOf(Lots),
    Means: { ...filled.Means, Holdings: rowsOf(holdingsIn(Means), blankHolding) },
    Scope: Holdings === undefined ? 'whole' : 'some',
    Fractions: LeavesOutFractions === true ? 'leave-out' : 'refuse',
  };
}

/** Texts and yes or no go where a field of the same name is. */
function fill(target: object, source: object): void {
  for (const [name, value] of Object.entries(source) as [string, unknown][]) {
    const field: unknown = Reflect.get(target, name);
    if (typeof value === typeof field && typeof value !== 'object') Reflect.set(target, name, value);
    else if (isRecord(value) && isRecord(field)) fill(field, value);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holdingsIn = (means: unknown) => (isRecord(means) ? means['Holdings'] : undefined);

function rowsOf<Row extends object>(rows: unknown, blank: Row): Row[] {
  if (!Array.isArray(rows) || rows.length === 0) return [blank];
  return rows.filter(isRecord).map((row) => {
    const filled = structuredClone(blank);
    fill(filled, row);
    return { ...filled, Lots: lotsOf(row['Lots']) };
  });
}

function lotsOf(chosen: unknown): ChosenLot[] {
  if (!Array.isArray(chosen)) return [];
  return chosen.filter(isRecord).map((lot) => {
    const filled = { LotId: '', Shares: '' };
    fill(filled, lot);
    return filled;
  });
}
