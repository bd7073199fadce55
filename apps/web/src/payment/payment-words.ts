import { formatInstant } from '#kit/value/format.ts';

/** The specification's words for a challenge that took too long. */
export const sessionTimeoutText =
  "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.";

export const notYetKnownText = 'It is not yet known whether the card was charged. Do not pay again.';

export const cardServiceText =
  'The card service does not answer. Nothing was charged. Try again in a moment.';

/** How long the bank may take, in milliseconds. */
export const challengeLimitMs = 900_000;

/** From the end of the bank's time until the card service has surely been asked, in milliseconds. */
const askedAfterMs = 420_000;

/**
 * What is being checked while nobody knows whether the card was charged, and by when that is settled: the server asks from half
 * a minute after the payment on, and what the card service has not heard of a minute later never reached it.
 */
export function checkingText(challengeUntil: string | null): string {
  const [what, when] =
    challengeUntil === null
      ? ['it has this payment', 'within two minutes of paying']
      : ['your bank let this payment through', `by ${formatInstant(latestOf(challengeUntil))}`];
  return [
    `The card service is being asked whether ${what}.`,
    `That is settled ${when}; if the card service does not answer, it is asked again until it does.`,
    'If the payment was made, the filing continues automatically. If not, you can pay then.',
  ].join(' ');
}

const latestOf = (challengeUntil: string) =>
  new Date(Date.parse(challengeUntil) + askedAfterMs).toISOString();
