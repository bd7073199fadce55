import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '@statbook/scripts';
import { describe, expect, inject, it } from 'vitest';
import { startApiProcess } from '../support/api-process.ts';
import { type Refused, signInCaller } from '../support/caller.ts';
import { bringChallengeResult, payByCard } from '../support/card-payment.ts';
import { eventually } from '../support/eventually.ts';
import { startRoundRobinProxy } from '../support/round-robin-proxy.ts';
import { first, importCompany, prepareStatement, submitStatement } from '../support/statement.ts';
import { startSurroundings } from '../support/surroundings.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** Two identical processes over one database, and a proxy that sends each request to the other one. */
async function openPair() {
  const world = await startSurroundings();
  const database = await createTestDatabase(inject('postgresUrl'));
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-pair-'));
  const port = await findFreePorts(2);
  const env = {
    ...world.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRETS_KEY: 'one key for both instances, 32 or more',
    POLL_FIRST_SECONDS: '1',
  };
  // One after the other, so that it is known who makes the demo's accounts; that both may migrate at once is tested
  // beside the migrations.
  const instances = [
    await startApiProcess({ ...env, PORT: String(port) }),
    await startApiProcess({ ...env, PORT: String(port + 1) }),
  ];
  const proxy = await startRoundRobinProxy(world.productPort, [port, port + 1]);
  return {
    world,
    instances,
    [Symbol.asyncDispose]: async () => {
      await proxy.close();
      await Promise.all(instances.map((instance) => instance.stop()));
      await world.close();
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

describe('two instances behind a plain round-robin proxy', () => {
  it('import a company, file its statement and are paid for it once, whichever of them is asked', async () => {
    await using pair = await openPair();
    const { world } = pair;
    const caller = await signInCaller(world.productUrl, world.issuer, {
      sub: 'demo-main',
      email: 'main@harbour.example',
    });
    const companyId = await importCompany(caller, '09990001', 'BAKE01');
    const statement = await prepareStatement(caller, companyId);
    const { TotalAmount: totalPence } = await submitStatement(caller, statement);
    const { filingId } = statement;
    const asked = await payByCard(caller, {
      cardApiUrl: world.cardApiUrl,
      companyId,
      filingId,
      totalPence,
      cardholder: 'CHALLENGE',
    });
    expect(asked).toMatchObject({ statusCode: '2021' });
    const { cres } = await world.payments.settleChallenge(asked.acsTransID ?? '', 'Y');
    const answers = await Promise.all([1, 2].map(() => bringChallengeResult(world.productUrl, cres)));
    expect(answers).toEqual([200, 200]);

    const receipt = await eventually(
      async () => first((await caller.call('getSubmission', { FilingId: filingId })).Entity),
      ({ State }) => State === 'accepted',
      60_000,
    );
    expect(receipt.Attempts).toHaveLength(1);
    expect(await world.registry.listArrivals('09990001')).toHaveLength(1);
    const taken = (await world.payments.listTransactions()).filter((one) => one.taken > 0);
    expect(taken.map((one) => one.taken)).toEqual([totalPence]);
  });

  it('know within a moment of a session that ended at the other', async () => {
    await using pair = await openPair();
    const { world } = pair;
    const caller = await signInCaller(world.productUrl, world.issuer, {
      sub: 'demo-main',
      email: 'main@harbour.example',
    });
    for (let turn = 0; turn < 4; turn += 1) await caller.call('getCompanies');
    await caller.call('signOut');
    // Three in a row reach either instance at least once.
    const ask = () =>
      caller.call('getCompanies').then(
        () => 'let in',
        (error: Refused) => error.code,
      );
    await eventually(
      async () => [await ask(), await ask(), await ask()],
      (answers) => answers.every((answer) => answer === 'session-ended'),
      1000,
    );
  });
});
