import type { EventRequest } from '../plan/share-plan.ts';

type RequestOf<Kind extends EventRequest['Kind']> = Extract<EventRequest, { Kind: Kind }>;
type Reduction = RequestOf<'reduction'>;
type Means = Reduction['Means'];
type Labels<Answer extends string> = Readonly<Record<Answer, string>>;

/** Out of what the company pays for its own shares. */
export const outOfLabels: Labels<NonNullable<RequestOf<'buy-back'>['OutOf']>> = {
  profits: 'Distributable profits',
  'fresh-issue': 'The proceeds of a fresh issue of shares',
  capital: 'Capital',
};

/** What becomes of shares that the company bought. */
export const boughtLabels: Labels<RequestOf<'buy-back'>['Into']> = {
  cancelled: 'They are cancelled',
  treasury: 'The company holds them in treasury',
};

/** What becomes of shares that a holder lost. */
export const lostLabels: Labels<RequestOf<'forfeiture'>['Into']> = {
  treasury: 'The company keeps them until it disposes of them',
  cancelled: 'They are cancelled at once',
};

/** How capital is reduced. */
export const meansLabels: Labels<Means['By']> = {
  nominal: 'A smaller nominal value',
  unpaid: 'Relief from what is unpaid',
  cancelling: 'Shares are cancelled',
};

/** What becomes less first of shares that are not fully paid. */
export const repaidLabels: Labels<Extract<Means, { By: 'nominal' }>['Repaid']> = {
  'paid-up': 'Paid-up capital is repaid or cancelled; what is unpaid stays',
  'unpaid-first': 'What is unpaid goes first',
};

/** What the resolution to reduce capital rests on. */
export const routeLabels: Labels<Reduction['Route']> = {
  'solvency-statement': 'A solvency statement of the directors',
  court: 'An order of the court',
  redenomination: 'A redenomination before it',
};

/** What is done about part entitlements to bonus shares. */
export const fractionLabels = {
  refuse: 'There are none',
  'leave-out': 'They are left out, as the terms of the issue say',
} as const;
