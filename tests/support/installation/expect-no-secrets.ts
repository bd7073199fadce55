import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { startDataServer } from '@statbook/postgres-server';
import { columnsOf, filesUnder, findSecrets, runSql, type Source } from '@statbook/testkit';
import { testCard } from '../data/card-payment.ts';
import { demoPassword } from '../data/people.ts';
import type { TestInstallation } from './test-installation.ts';

const presenterCode = 'DEMOPRES001';

/** What the journeys have typed, sent or been told and must not lie in clear anywhere. */
const secrets = {
  'card number': testCard.cardNumber,
  'password of a person': demoPassword,
  'presenter code': presenterCode,
  'presenter code, hashed': createHash('md5').update(presenterCode).digest('hex'),
  'authentication code of the bakery': 'BAKE01',
  'authentication code of the joinery': 'TIDE02',
  'authentication code of the boat builders': 'LOUG06',
  'personal code of a director': 'TW7K2MPX94R',
  'date of birth of a director': '1974-02-11',
};

/** Looks through all that the product keeps, wrote and answered, after it has ended. Throws where a secret is in clear. */
export async function expectNoSecrets(
  installation: TestInstallation,
  replies: readonly Source[],
): Promise<void> {
  const sources = [...ownFiles(installation), ...(await readColumns(installation)), ...replies];
  const findings = findSecrets(sources, secrets);
  if (findings.length === 0) return;
  const lines = findings.map(({ place, secret }) => `${secret} in ${place}`);
  throw new Error(`Secrets in clear:\n${[...new Set(lines)].join('\n')}`);
}

/** The files of the product. The simulators' stores hold secrets by right. */
function ownFiles({ dataDir }: TestInstallation): Source[] {
  const others = ['identity', 'registry', 'payments', 'mail'].map((name) => join('logs', `${name}.log`));
  const simulators = join(dataDir, 'simulators');
  return [...filesUnder(dataDir, ['secrets.key', ...others])].filter(
    ({ place }) => !place.startsWith(simulators),
  );
}

async function readColumns({ dataDir }: TestInstallation): Promise<Source[]> {
  const { superuserUrl, stop } = await startDataServer({ dataDir });
  try {
    return await columnsOf((sql) => runSql(superuserUrl, sql));
  } finally {
    await stop();
  }
}
