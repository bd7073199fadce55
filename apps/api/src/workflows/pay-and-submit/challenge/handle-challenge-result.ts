import { handleChallengeResult } from '@statbook/contract/calls';
import type { FastifyReply } from 'fastify';
import { readCRes } from '@statbook/payment-client';
import type { Config } from '../../../config.ts';
import { handle } from '../../../pipeline/handler.ts';
import { submitChallengeResult } from './submit-challenge-result.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findPaymentByChallenge } from '../payment-queries.ts';

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Thank you</title></head>' +
  '<body><p>Thank you. Your bank has answered. You can go on in the payment window.</p></body></html>';

/**
 * The bank's page posts here, from a browser without a session. Whoever posts whatever gets the same page; only the answer to
 * an open challenge changes anything, and what it changes is the gateway's word.
 */
export const handleChallengeResultHandler = (
  needs: PaymentDependencies & { config: Pick<Config, 'publicUrl'> },
) =>
  handle(handleChallengeResult, async ({ body, reply, requestId }) => {
    const cRes = typeof body.cres === 'string' ? body.cres : '';
    const acsTransId = readCRes(cRes)?.acsTransId;
    if (acsTransId !== undefined) {
      try {
        await submitResult(needs, { acsTransId, cRes, requestId });
      } catch (error) {
        // The bank's page cannot help; background work settles what was begun.
        needs.logger.error({ err: error, requestId }, 'a challenge could not be handed in');
      }
    }
    sendPage(reply, needs.config.publicUrl);
  });

interface Posted {
  acsTransId: string;
  cRes: string;
  requestId: string;
}

async function submitResult(
  needs: PaymentDependencies,
  { acsTransId, cRes, requestId }: Posted,
): Promise<void> {
  const payment = await needs.database.transaction({ as: 'callback' }, (tx) =>
    findPaymentByChallenge(tx, acsTransId),
  );
  if (payment === undefined) return;
  const { id: paymentId, accountId } = payment;
  const scope = { as: 'account', accountId } as const;
  await submitChallengeResult(needs, {
    paymentId,
    scope,
    cRes,
    by: { actor: 'payment-callback', requestId },
  });
}

/** A page without scripts, styles or anything of the request, for a frame of our own payment window only. */
function sendPage(reply: FastifyReply, publicUrl: string): void {
  void reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; frame-ancestors ${framedBy(publicUrl)}; base-uri 'none'; form-action 'none'`,
    )
    .send(page);
}

/** Our own origin; on this machine under both of its names, since the bank posts to the number and people open the name. */
function framedBy(publicUrl: string): string {
  const { origin, hostname } = new URL(publicUrl);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  if (!isHere) return `'self' ${origin}`;
  return ['localhost', '127.0.0.1'].map((name) => origin.replace(hostname, name)).join(' ');
}
