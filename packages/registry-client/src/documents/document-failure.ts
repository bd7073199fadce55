import type { RegistryFailure } from '../registry-failure.ts';

/** Why there is no document. */
export type DocumentFailure =
  | RegistryFailure
  /** Its types are listed in `offered`. */
  | { readonly reason: 'not-offered'; readonly offered: readonly string[] }
  | { readonly reason: 'too-large'; readonly limit: number }
  /** The link, or where the registry sends us, is not on the list. */
  | { readonly reason: 'host-not-allowed'; readonly host: string };

/** The host that a link names, for the message that it is not allowed. */
export function hostNotAllowed(link: string): { readonly ok: false } & DocumentFailure {
  return { ok: false, reason: 'host-not-allowed', host: URL.parse(link)?.host ?? 'unknown' };
}
