import type { FastifyInstance } from 'fastify';
import { settleChallenge } from './bank/challenges.ts';
import type { Context } from './context.ts';
import { expireKeysAndCards } from './gateway/cards/card-identifiers.ts';
import { toBody } from './gateway/field-checks.ts';
import {
  countMoneyTaken,
  currentOutcome,
  listTransactions,
  sumRefunds,
  type Transaction,
} from './gateway/transactions/transaction.ts';

/** What tests and demonstrations may see and change, beside the faults and the clock. */
export function addAdminApi(app: FastifyInstance, context: Context): void {
  app.get('/_admin/transactions', async () => listTransactions(context).map(toRow));

  app.post('/_admin/expire-keys', async (_request, reply) => {
    expireKeysAndCards(context);
    return reply.code(204).send();
  });

  app.get('/_admin/switches', async () => context.switches.read());

  app.post('/_admin/switches', async (request, reply) => {
    const change = context.switches.change(request.body);
    return change.ok ? change.settings : reply.code(422).send({ unknown: change.unknown });
  });

  app.post<{ Params: { id: string } }>('/_admin/challenges/:id', async (request, reply) => {
    const transStatus = toBody(request.body)?.['transStatus'];
    if (transStatus !== 'Y' && transStatus !== 'N') return reply.code(422).send({ unknown: ['transStatus'] });
    const step = settleChallenge(context, request.params.id, transStatus);
    return step.kind === 'send'
      ? { cres: step.cres }
      : reply.code(404).send({ unknown: [request.params.id] });
  });
}

function toRow(transaction: Transaction): object {
  const { transactionId, vendorTxCode, transactionType, amount, currency, createdAt } = transaction;
  const { status, statusCode } = currentOutcome(transaction);
  const { referenceTransactionId } = transaction;
  return {
    transactionId,
    vendorTxCode,
    transactionType,
    status,
    statusCode,
    amount,
    currency,
    refunded: sumRefunds(transaction),
    voided: transaction.isVoided === true,
    taken: countMoneyTaken(transaction),
    createdAt: new Date(createdAt).toISOString(),
    referenceTransactionId,
  };
}
