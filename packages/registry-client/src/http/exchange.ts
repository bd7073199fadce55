/** Which of the registry's services was asked. */
export type RegistryService =
  | 'data-api'
  | 'document-api'
  | 'document-store'
  | 'xml-gateway'
  | 'filing-api'
  | 'identity';

/** One finished HTTP exchange as it may be logged: no header, no body, no query string. */
export interface Exchange {
  readonly service: RegistryService;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly status: number | undefined;
  readonly durationMs: number;
  readonly failure: HttpFailureCause | undefined;
}

/** Called after each exchange; must not throw. */
export type ExchangeObserver = (exchange: Exchange) => void;

/** Why no usable HTTP answer came. */
type HttpFailureCause = 'time-out' | 'network' | 'too-large';

/** An HTTP answer of whatever status, read to its end. */
export interface HttpAnswer {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** No complete answer. After a POST the other side may still have acted. */
export interface HttpFailure {
  readonly kind: 'failed';
  readonly cause: HttpFailureCause;
  readonly what: string;
}

/** Nothing was sent: the gate lets nothing through before `until` (ISO instant). */
export interface HttpNotSent {
  readonly kind: 'failed';
  readonly cause: 'rate-limited';
  readonly what: string;
  readonly until: string;
}

export type HttpResult = HttpAnswer | HttpFailure;
