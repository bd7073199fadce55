import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from '@statbook/domain/secret';

/** What the subscription site is told of the account. */
export interface Renewal {
  productId: string;
  planId: string;
  pricingId: string;
  version: string;
  centralUserId: string;
}

/**
 * The address of the subscription site. Each value is encrypted by itself, as the site expects it, and written without
 * the characters that an address would change.
 */
export function toRenewalLink(site: string, key: Secret, renewal: Renewal): string {
  const values = {
    ProductId: renewal.productId,
    PlanId: renewal.planId,
    PricingId: renewal.pricingId,
    TaxYear: renewal.version,
    regType: 'Renewal',
    centralUserId: renewal.centralUserId,
  };
  const bytes = Buffer.from(hkdfSync('sha256', key.reveal(), 'statbook', 'subscription', 32));
  const query = Object.entries(values).map(([name, value]) => `${name}=${encrypt(value, bytes)}`);
  return `${site}/payment/plandetails/CustomerPlans?${query.join('&')}`;
}

/** AES-256-GCM: nonce, tag and text, in base64url. */
function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}
