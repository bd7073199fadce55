/** What happens to a session in the browser, by the names of the specification (sections 8 and 9). */
export type SessionEventType =
  | 'discovery_document_loaded'
  | 'discovery_document_load_error'
  | 'invalid_nonce_in_state'
  | 'logout'
  | 'session_terminated'
  | 'silent_refresh_timeout'
  | 'token_error'
  | 'token_received'
  | 'token_refresh_error'
  | 'token_refreshed'
  | 'token_revoke_error';

/** One event; `reason` is an error code or a short text, never a token. */
export interface SessionEvent {
  type: SessionEventType;
  reason?: string;
}
