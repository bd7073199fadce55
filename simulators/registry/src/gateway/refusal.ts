/** What the gateway says instead of an answer (GovTalkErrors/Error). */
export interface Refusal {
  number: number;
  text: string;
}

export const authorisationFailure: Refusal = { number: 502, text: 'Authorisation Failure' };

export const wrongTestMode: Refusal = {
  number: 502,
  text: 'Invalid testmode selected. You must use a test efiling presenter account and set the test mode.',
};

export const noStatusesWaiting: Refusal = { number: 8026, text: 'No submissions to report' };

export const noTransactionFound: Refusal = { number: 9999, text: 'No Transaction Found' };

export function unknownClass(name: string): Refusal {
  return { number: 501, text: `Invalid Gateway Target (Class) supplied [${name}]` };
}

export function invalidEnvelope(message: string): Refusal {
  return {
    number: 604,
    text: `Invalid Request. Your request contains missing fields or invalid data. ${message}`,
  };
}

/** Everything that a form's or a request's own checks refuse. */
export function invalidContent(text: string): Refusal {
  return { number: 9999, text };
}
