import type { CallReply } from '#api/call-types.ts';

type Proposal = CallReply<'getControlProposals'>['entity'][number];
type Band = NonNullable<Proposal['sharesAfter']>;
type Asked = NonNullable<Proposal['asked']>;

/** The bands of significant control, as they are said of shares or votes. */
export const bands: Readonly<Record<Band, string>> = {
  '25-to-50-percent': 'over 25% to 50%',
  '50-to-75-percent': 'over 50% to under 75%',
  '75-to-100-percent': '75% or more',
  'several-currencies': 'depending on the rate of exchange',
};

const reasons: Readonly<Record<Asked, string>> = {
  'several-currencies': 'because there are shares of several currencies. Decide which band is reached',
  'several-currencies-before':
    'because until this day there were shares of several currencies. Decide whether this is another band than was reached until then',
  'legal-entity':
    'because its number does not show that it is a UK company or LLP. It is entered itself only if it is one, or if its shares are listed; otherwise look to the people who own it',
};

/** Why a change of control is for people to decide. */
export const askedWords = (asked: Asked | null): string =>
  asked === null ? 'Cannot be computed' : `Cannot be computed, ${reasons[asked]}`;
