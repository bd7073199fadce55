/** The specification's words for a challenge that took too long. */
export const sessionTimeoutText =
  "3D-Authentication failed due to session timeout. Click on 'Retry Payment' or contact the support portal.";

export const notYetKnownText = 'It is not yet known whether the card was charged. Do not pay again.';

export const cardServiceText =
  'The card service does not answer. Nothing was charged. Try again in a moment.';

/** How long the bank may take, in milliseconds. */
export const challengeLimitMs = 900_000;
