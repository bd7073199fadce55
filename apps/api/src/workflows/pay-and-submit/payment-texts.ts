/** The specification's words for a challenge that took too long (code 1012, the time limit, error code 402). */
export const sessionTimeoutText =
  "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.";

/** While nobody knows, nobody may pay again. */
export const notYetKnownText = 'It is not yet known whether the card was charged. Do not pay again.';

export const neverArrivedText = 'The card service has no record of this payment. Nothing was charged.';

export const unreachableText = 'The card service could not be reached. Nothing was charged.';
