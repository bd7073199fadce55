import type { FastifyInstance } from 'fastify';
import { expireKeysAndCards } from './gateway/card-identifiers.ts';
import { toBody } from './gateway/field-checks.ts';
import { toStanding } from './gateway/present-transaction.ts';
import { countMoneyTaken, listTransactions, sumRefunds } from './gateway/transaction.ts';
import { settleChallenge } from './three-d-secure/challenges.ts';
import type { World } from './world.ts';

/** What tests and demonstrations may look at and change, beside the faults and the clock. */
export function installControlDoor(app: FastifyInstance, world: World): void {
  app.get('/_control/transactions', async () => listTransactions(world).map(toRow));

  app.post('/_control/expire-keys', async (_request, reply) => {
    expireKeysAndCards(world);
    return reply.code(204).send();
  });

  app.get('/_control/switches', async () => world.switches.read());

  app.post('/_control/switches', async (request, reply) => {
    const change = world.switches.change(toBody(request.body) ?? {});
    return change.ok ? change.switches : reply.code(422).send({ unknown: change.unknown });
  });

  app.post<{ Params: { id: string } }>('/_control/challenges/:id', async (request, reply) => {
    const transStatus = toBody(request.body)?.['transStatus'];
    if (transStatus !== 'Y' && transStatus !== 'N') return reply.code(422).send({ unknown: ['transStatus'] });
    const step = settleChallenge(world, request.params.id, transStatus);
    return step.kind === 'send'
      ? { cres: step.cres }
      : reply.code(404).send({ unknown: [request.params.id] });
  });
}

function toRow(transaction: ReturnType<typeof listTransactions>[number]): object {
  const { transactionId, vendorTxCode, transactionType, amount, currency, createdAt } = transaction;
  const { status, statusCode } = toStanding(transaction);
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
    ...(referenceTransactionId !== undefined && { referenceTransactionId }),
  };
}
