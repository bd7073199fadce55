import type { CallReply } from '#api/call-types.ts';
import { formatInstant } from '#kit/value/format.ts';

/** The specification's words for a challenge that took too long. */
export const sessionTimeoutText =
  "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.";

export const notYetKnownText = 'It is not yet known whether the card was charged. Do not pay again.';

export const notMadeText = 'No answer came, and the payment was not made.';

export const cardServiceText =
  'The card service does not answer. Nothing was charged. Try again in a moment.';

/** How long the bank may take, in milliseconds. */
export const challengeLimitMs = 900_000;

/** How a payment is being checked of which nobody knows yet whether the card was charged. */
export type PaymentCheck = NonNullable<CallReply<'getPaymentState'>['check']>;

/** Words for what is being checked, by when it is settled, and what happens then; null where the server has not said. */
export function checkingText(check: PaymentCheck | null): string {
  if (check === null)
    return 'The server is being asked what became of the payment. What it knows appears here in a moment.';
  return texts[check.progress](check);
}

const texts: Readonly<Record<PaymentCheck['progress'], (check: PaymentCheck) => string>> = {
  running: (check) => `${describeRunning(check)} ${afterwards}`,
  late: ({ about, settledBy, askedAgainBy }) =>
    [
      `The card service was asked whether ${subjects[about]}, and had not said so${by(settledBy)}.`,
      `It is asked again${by(askedAgainBy)}, and from then on until it answers.`,
      `To have it settled sooner, ${byHand}`,
      afterwards,
    ].join(' '),
  'by-person': () =>
    `This installation cannot ask the card service, so a person settles it: ${byHand} ${afterwards}`,
};

const describeRunning = ({ about, settledBy }: PaymentCheck) =>
  settledBy === null
    ? 'The answer of the card service is awaited. If none comes, this page says so, and who settles it then.'
    : `The card service is being asked whether ${subjects[about]}. That is settled by ${formatInstant(settledBy)}.`;

const subjects: Readonly<Record<PaymentCheck['about'], string>> = {
  payment: 'it has this payment',
  bank: 'your bank let this payment through',
};

const byHand =
  'ask whoever signs in to the portal of the card service for your organisation to look for this payment there. Whoever may file for this company then records what was found on the receipt, with “Record what was found”.';

const afterwards = 'If the payment was made, the filing continues automatically. If not, you can pay then.';

const by = (instant: string | null) => (instant === null ? '' : ` by ${formatInstant(instant)}`);
