import { cardIdentifiers } from '@statbook/contract/calls';
import { cardDigits, parseCardExpiry, toGatewayExpiry } from '@statbook/domain/payments';
import { tokeniseCard } from '@statbook/payment-client';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';

const wireNames: Readonly<Record<string, string>> = {
  'cardDetails.cardholderName': 'cardholderName',
  'cardDetails.cardNumber': 'cardNumber',
  'cardDetails.expiryDate': 'expiryDate',
  'cardDetails.securityCode': 'securityCode',
};

/** Hands a card on and keeps nothing of it; off unless the installation has chosen to see cards. */
export const cardIdentifiersHandler = ({ config: { payment }, clock }: Pick<Platform, 'config' | 'clock'>) =>
  handle(cardIdentifiers, async ({ body, signal }) => {
    if (!payment.cardForwarding) {
      const facts = { postTo: `${payment.url}/card-identifiers`, authorization: 'Bearer merchantSessionKey' };
      return refuse('card-forwarding-off', { facts });
    }
    const typed = parseCardExpiry(body.expiryDate, clock.today());
    const token = await tokeniseCard({
      baseUrl: payment.url,
      merchantSessionKey: body.merchantSessionKey,
      card: {
        cardholderName: body.cardholderName.trim(),
        cardNumber: cardDigits(body.cardNumber),
        expiryDate: typed.ok ? toGatewayExpiry(typed.expiry) : body.expiryDate.replaceAll(/\D/g, ''),
        securityCode: body.securityCode,
      },
      signal,
    });
    if (token.kind === 'tokenised') return { cardIdentifier: token.cardIdentifier, cardType: token.cardType };
    if (token.kind === 'field-errors') {
      const errors = token.errors.map(({ property, message }) => [wireNames[property] ?? property, message]);
      return refuse('card-not-accepted', { errors: Object.fromEntries(errors) });
    }
    return refuse(token.kind === 'session-ended' ? 'card-session-ended' : 'payment-gateway-unavailable');
  });
