import type { StoredCard } from '../cards/card-identifiers.ts';
import { type Body, readText } from '../field-checks.ts';
import type { AvsCvcCheck } from '../transactions/transaction.ts';

/** Compares the billing address and the security code with the one set that the sandbox calls right. */
export function checkAddressAndCode(body: Body, card: StoredCard, isOff: boolean): AvsCvcCheck {
  if (isOff) {
    return {
      status: 'NotChecked',
      address: 'NotProvided',
      postalCode: 'NotProvided',
      securityCode: 'NotProvided',
    };
  }
  const isAddress = readText(body, 'billingAddress.address1') === '88';
  const isPostalCode = readText(body, 'billingAddress.postalCode') === '412';
  return {
    status: toStatus(isAddress && isPostalCode, card.securityCode === 'Matched'),
    address: isAddress ? 'Matched' : 'NotMatched',
    postalCode: isPostalCode ? 'Matched' : 'NotMatched',
    securityCode: card.securityCode,
  };
}

function toStatus(isAddress: boolean, isSecurityCode: boolean): string {
  if (isAddress) return isSecurityCode ? 'AllMatched' : 'AddressMatchOnly';
  return isSecurityCode ? 'SecurityCodeMatchOnly' : 'NoMatches';
}
