/** What the gateway says: an HTTP status and a JSON body. Declined payments are answers like any other. */
export interface Answer {
  status: number;
  body: object;
}

export interface FieldError {
  description: string;
  property: string;
  code: number;
  clientMessage?: string;
}

const refusals = {
  1000: [400, 'Incorrect request format'],
  1001: [401, 'Authentication values are missing'],
  1002: [401, 'Authentication failed'],
  1003: [422, 'Missing mandatory field'],
  1004: [422, 'Invalid length'],
  1005: [422, 'Contains invalid characters'],
  1006: [404, 'Merchant Session Keys not found'],
  1007: [422, 'The card number has failed our validity checks and is invalid'],
  1008: [422, 'The card is not supported'],
  1009: [422, 'Contains invalid value'],
  1010: [422, 'Currency does not exist'],
  1011: [422, 'Merchant session key or card identifier invalid'],
  1012: [404, 'Transaction not found'],
  1013: [403, 'Transaction type not supported'],
  1014: [403, 'Transaction status not applicable'],
  1015: [422, 'The request entity was empty'],
  1016: [422, 'This parameter requires an integer'],
  1017: [403, 'Operation not allowed for this transaction'],
  1018: [403, 'This refund amount will exceed the amount of the original transaction'],
  1019: [404, 'Transaction instructions not found'],
  1021: [403, 'This release amount will exceed the amount of the original transaction'],
  1029: [422, 'ACS has provided an Erro message'],
  9999: [500, 'An internal error occurred at Opayo'],
} as const;

export type RefusalCode = keyof typeof refusals;

/** The bare shape: one object with code and description. */
export function refuse(code: RefusalCode): Answer {
  const [status, description] = refusals[code];
  return { status, body: { description, code } };
}

/** The list shape, used for the fields of a body. */
export function refuseFields(errors: FieldError[]): Answer {
  return { status: 422, body: { errors } };
}

export function fieldError(code: RefusalCode, property: string, clientMessage?: string): FieldError {
  const error = { description: refusals[code][1], property, code };
  return clientMessage === undefined ? error : { ...error, clientMessage };
}

/** The shape of the engine behind the API, which speaks in status codes. */
export function refuseByEngine(statusCode: string, status: string, statusDetail: string): Answer {
  return { status: 422, body: { statusCode, statusDetail, status } };
}
