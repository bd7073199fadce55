import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of submitting and paying. */
export const paymentErrors = {
  'filing-incomplete': kind(
    422,
    'There is a problem',
    'The filing is not ready to be submitted. Each field says what to do.',
  ),
  'filing-not-submittable': kind(
    409,
    'Already submitted',
    'This filing has been submitted, or it has ended. Its receipt shows where it is.',
  ),
  'filing-in-flight': kind(
    409,
    'With Companies House',
    'This filing has left for Companies House and cannot be withdrawn. Wait for the decision.',
  ),
  'filing-not-awaiting-payment': kind(
    409,
    'Nothing to pay',
    'This filing is not waiting for a payment. Nothing was charged.',
  ),
  'filing-too-late': kind(
    422,
    'Too late',
    'The last day for this form has passed, and Companies House would refuse it. Nothing was sent or charged now. Withdraw the filing, or take it back to its draft.',
  ),
  'filing-code-missing': kind(
    422,
    'Authentication code missing',
    'Companies House asks for the company’s authentication code. Save it in company administration and file again. Nothing was submitted or charged.',
  ),
  'filing-code-refused': kind(
    422,
    'Authentication code refused',
    'Companies House says that the authentication code does not belong to this company. Replace it in company administration and file again. Nothing was submitted or charged.',
  ),
  'fee-not-known': kind(
    503,
    'Fee not known',
    'Companies House does not say at the moment whether this year’s fee has been paid. Nothing was submitted or charged. Try again in a few minutes.',
  ),
  'payment-amount-differs': kind(
    422,
    'Amount differs',
    'The amount is not the one that is due for this filing. Nothing was charged. Reload the page and check the amount.',
  ),
  'filings-not-payable': kind(
    409,
    'Not all can be paid for',
    'At least one of these filings cannot be paid for now. Nothing was charged. Choose again and leave it out.',
  ),
  'payment-under-way': kind(
    409,
    'Payment in progress',
    'A payment for this filing is in progress. Do not pay again until its result is known.',
  ),
  'payment-unclear': kind(
    409,
    'Not yet known',
    'It is not yet known whether the card was charged. Do not pay again.',
  ),
  'payment-made': kind(409, 'Paid', 'This filing has been paid for. Do not pay again.'),
  'payment-not-unclear': kind(
    409,
    'Nothing to decide',
    'The result of this payment is known. There is nothing to decide.',
  ),
  'payment-not-provable': kind(
    503,
    'Not yet known',
    'The card service does not answer, so what was found could not be checked. Nothing was recorded. Try again in a few minutes.',
  ),
  'payment-in-use': kind(
    409,
    'Filing in progress',
    'The payment covers a filing that is being filed or has been filed. Withdraw the filing first, if it can be withdrawn.',
  ),
  'payment-not-reversible': kind(
    409,
    'Not possible',
    'The card service refuses to refund this payment in this way.',
  ),
  'payment-reversal-unclear': kind(
    409,
    'Not yet known',
    'It is not yet known whether the payment was refunded. The card service is being asked; where it cannot say, record on the receipt what you found in its portal.',
  ),
  'payment-gateway-unavailable': kind(
    503,
    'Card service unavailable',
    'The card service does not answer. Nothing was charged. Try again in a moment.',
  ),
  'card-session-ended': kind(
    409,
    'Key used up',
    'The merchant session key has been used or has run out. Get a new one and send the card again.',
  ),
  'card-forwarding-off': kind(
    403,
    'Cards are not taken here',
    'This server does not see cards. Send the card from the browser straight to the card service with the merchant session key.',
  ),
  'card-not-accepted': kind(
    422,
    'Card not accepted',
    'The card service does not accept the card. Nothing was charged.',
  ),
} as const satisfies Record<string, ErrorKind>;
