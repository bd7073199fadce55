import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { provisionPostgres } from './provision-postgres.ts';
import { findDebianBinaries } from './provisioning/postgres-binaries.ts';
import { chooseServerUser } from './provisioning/server-user.ts';

const hasServer = findDebianBinaries('/usr/lib/postgresql') !== undefined;
const leftOut = hasServer ? '' : ' (left out: PostgreSQL is not installed)';

describe('a PostgreSQL for tests', () => {
  it.skipIf(!hasServer)(`answers at its address until it is stopped${leftOut}`, async () => {
    const provided = await provisionPostgres();
    if (!provided.ok) throw new Error(provided.reason);
    const { port } = new URL(provided.postgres.url);
    const connection = connect({ host: '127.0.0.1', port: Number(port) });
    await once(connection, 'connect');
    connection.destroy();
    await provided.postgres.stop();
  });

  it('does not run as root', () => {
    expect(chooseServerUser(false)).toBeUndefined();
    expect(chooseServerUser(true)?.uid).toBeGreaterThan(0);
  });
});
