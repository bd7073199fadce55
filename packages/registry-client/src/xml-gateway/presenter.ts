import { createHash } from 'node:crypto';
import { Secret } from '@statbook/domain/secret';

/**
 * Who files: the presenter ID and presenter authentication code that Companies House issued, exactly as
 * issued (11 characters each). Both are hashed before they are sent.
 */
export interface Presenter {
  readonly id: Secret;
  readonly code: Secret;
}

/**
 * Lower-case hex MD5, the form in which the gateway wants the presenter's ID and code in the header
 * (filing product: Method `clear`). It protects nothing, so the hash is a secret too.
 */
export function md5Hex(secret: Secret): Secret {
  return new Secret(createHash('md5').update(secret.reveal(), 'utf8').digest('hex'));
}
