import type { EventRequest } from '../plan/share-plan.ts';
import type { EventKind } from './event-kinds.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
type RequestOf<Kind extends EventRequest['Kind']> = Extract<EventRequest, { Kind: Kind }>;
type FieldOf<Request> = Request extends { Means: infer Means }
  ? Exclude<keyof Request, 'Means'> | KeyOf<Means>
  : keyof Request;

/** What the fields of an entry are called, besides its kind and its day; those of the means of a reduction are among them. */
export type LabelsOf<Kind extends EventRequest['Kind']> = Readonly<
  Record<Exclude<FieldOf<RequestOf<Kind>>, 'Kind' | 'On'>, string>
>;

const lost = {
  ClassId: 'Class',
  Into: 'What becomes of them',
};

/** The forms ask by these names, and the history tells by them: a field without one is an error. */
export const fieldLabels: { readonly [Kind in EventKind]: LabelsOf<Kind> } = {
  'bonus-issue': {
    ClassId: 'Holders of',
    NewShares: 'New shares',
    ForEvery: 'For every so many held',
    LeavesOutFractions: 'Part entitlements',
    IntoClassId: 'The new shares are of',
  },
  transmission: {
    FromId: 'Member who died or lost the shares',
    ClassId: 'Which of their shares',
    ToId: 'Who is registered instead',
    Evidence: 'Evidence of title',
  },
  subdivision: {
    ClassId: 'Class',
    Into: 'How many shares each becomes',
    ResolvedOn: 'Day of the members’ ordinary resolution',
  },
  consolidation: {
    ClassId: 'Class',
    From: 'How many shares become one',
    ResolvedOn: 'Day of the members’ ordinary resolution',
  },
  redenomination: {
    ClassId: 'Class',
    Currency: 'New currency',
    Rate: 'Spot rate',
    RateOn: 'Day of the rate',
    ResolvedOn: 'Day of the resolution',
  },
  redesignation: {
    FromClassId: 'Class',
    Holdings: 'Shares redesignated',
    ToClassId: 'They become',
    ResolvedOn: 'Day of the special resolution or class consent',
  },
  variation: {
    ClassId: 'Class',
    Particulars: 'Rights attached to the shares',
    VotesPerShare: 'Votes of each share',
    IsRedeemable: 'The shares can be redeemed',
    ResolvedOn: 'Day of the class’s consent or special resolution',
  },
  'class-name': { ClassId: 'Class', Name: 'New name' },
  'buy-back': {
    ClassId: 'Class',
    Holdings: 'Shares bought',
    Into: 'What becomes of them',
    Consideration: 'What the company pays for all of them',
    OutOf: 'Paid out of',
    ResolvedOn: 'Day of the resolution that approved the contract',
  },
  redemption: {
    ClassId: 'Class',
    Holdings: 'Shares redeemed',
    OutOf: 'Paid out of',
    ResolvedOn: 'Day of the special resolution',
  },
  'treasury-sale': { ClassId: 'Class', Buyers: 'Shares sold' },
  cancellation: {
    ClassId: 'Class',
    Shares: 'Shares cancelled',
    Numbers: 'Their numbers',
    Lots: 'Chosen from several lots',
  },
  reduction: {
    ClassId: 'Class',
    By: 'How the capital is reduced',
    NominalEach: 'New nominal value of each share',
    Repaid: 'Of shares that are not fully paid',
    ReliefEach: 'Relief on each share',
    Holdings: 'Shares cancelled',
    Route: 'The special resolution is supported by',
    SolvencyStatementOn: 'Day of the solvency statement',
    RedenominationResolvedOn: 'Day of the resolution that redenominated the shares',
    ResolvedOn: 'Day of the special resolution',
  },
  call: { ClassId: 'Class', CallEach: 'Paid on each share', Holdings: 'Shares paid on' },
  forfeiture: { ...lost, Holdings: 'Shares forfeited' },
  surrender: { ...lost, Holdings: 'Shares surrendered' },
};
