import type { FastifyRequest } from 'fastify';
import { type Answer, refuse } from './gateway/answers.ts';

/**
 * How a vendor's account treats 3-D Secure:
 * - `strict3ds`: every e-commerce payment is authenticated, and only a successful authentication goes to the bank.
 * - `default3ds`: the same, but an authentication that could not be carried out is sent to the bank all the same.
 * - `off`: no 3-D Secure unless the payment asks for it.
 */
export type VendorProfile = 'strict3ds' | 'default3ds' | 'off';

export interface Vendor {
  name: string;
  integrationKey: string;
  integrationPassword: string;
  profile: VendorProfile;
  /** Refuse a payment whose address or security code does not match (2001); otherwise only reported. */
  avsCvcRules?: boolean;
}

export const demoVendor: Vendor = {
  name: 'statbook',
  integrationKey: 'demo-payment-key',
  integrationPassword: 'demo-payment-password',
  profile: 'strict3ds',
};

export type Authentication = { ok: true; vendor: Vendor } | { ok: false; answer: Answer };

/** Finds the vendor whose key and password are the request's Basic credentials. */
export function authenticateVendor(vendors: readonly Vendor[], request: FastifyRequest): Authentication {
  const encoded = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return { ok: false, answer: refuse(1001) };
  const [key, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const password = rest.join(':');
  const vendor = vendors.find((one) => one.integrationKey === key && one.integrationPassword === password);
  return vendor === undefined ? { ok: false, answer: refuse(1002) } : { ok: true, vendor };
}
