/** A card as the customer typed it: digits only in number and code, expiry as MMYY. */
interface CardDetails {
  cardholderName: string;
  cardNumber: string;
  expiryDate: string;
  securityCode: string;
}

/** What to send where: the gateway's base address and a fresh merchant session key. */
export interface CardTokenRequest {
  baseUrl: string;
  merchantSessionKey: string;
  card: CardDetails;
  signal?: AbortSignal;
}

/** A complaint about one field of the card; `property` is the gateway's path, as `cardDetails.cardNumber`. */
interface CardFieldError {
  code: string;
  property: string;
  message: string;
}

/**
 * What came of it. After `session-ended` a new key and one more try are in order; the other failures move no money
 * either, since a card identifier alone charges nothing.
 */
export type CardTokenOutcome =
  | { kind: 'tokenised'; cardIdentifier: string; cardType: string }
  | { kind: 'session-ended' }
  | { kind: 'field-errors'; errors: CardFieldError[] }
  | { kind: 'failed' };

/**
 * POST /card-identifiers straight from the browser, so that our server never sees the card. Nothing is kept or logged,
 * and no error carries what was sent. The reply is read by hand: the payment page loads no schema library for it.
 */
export async function tokeniseCard(request: CardTokenRequest): Promise<CardTokenOutcome> {
  try {
    const response = await fetch(`${request.baseUrl}/card-identifiers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${request.merchantSessionKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ cardDetails: request.card }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      ...(request.signal ? { signal: request.signal } : {}),
    });
    const body: unknown = await response.json();
    return response.ok ? toToken(body) : toRefusal(response.status, body);
  } catch {
    return { kind: 'failed' };
  }
}

function toToken(body: unknown): CardTokenOutcome {
  const cardIdentifier = textField(body, 'cardIdentifier');
  if (cardIdentifier === '') return { kind: 'failed' };
  return { kind: 'tokenised', cardIdentifier, cardType: textField(body, 'cardType') };
}

function toRefusal(httpStatus: number, body: unknown): CardTokenOutcome {
  if (httpStatus === 401 || textField(body, 'code') === '1002') return { kind: 'session-ended' };
  const listed = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : [body];
  const errors = listed.map(toFieldError).filter((error) => error.property !== '');
  return errors.length > 0 ? { kind: 'field-errors', errors } : { kind: 'failed' };
}

function toFieldError(error: unknown): CardFieldError {
  return {
    code: textField(error, 'code'),
    property: textField(error, 'property'),
    message: textField(error, 'clientMessage') || textField(error, 'description'),
  };
}

// Codes arrive as numbers or as text.
function textField(body: unknown, name: string): string {
  const value = isRecord(body) ? body[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
