import type { FieldProblem } from '../forms/field-checker.ts';
import type { GatewayErrorClass } from './gateway-error.ts';

/** The gateway's refusal: its number and text verbatim, with what they mean. */
export interface GatewayRefusal {
  readonly number: string | undefined;
  readonly text: string;
  readonly errorClass: GatewayErrorClass;
  /** The class in plain words, to be shown above the gateway's own text. */
  readonly meaning: string;
}

/** Why a question to the gateway gave no answer; asking again changes nothing there. */
export type GatewayFailure =
  | ({ readonly reason: 'refused' } & GatewayRefusal)
  | { readonly reason: 'invalid-request'; readonly problems: readonly FieldProblem[] }
  | { readonly reason: 'unavailable'; readonly what: string }
  | { readonly reason: 'nonsense'; readonly what: string };

/**
 * An answer of the gateway with the XML it was read from (secrets taken out, personal data still in it)
 * and the instant it was read (ISO, UTC); or the reason why there is none.
 */
export type GatewayReply<T> =
  | { readonly ok: true; readonly value: T; readonly raw: string; readonly fetchedAt: string }
  | ({ readonly ok: false } & GatewayFailure);
