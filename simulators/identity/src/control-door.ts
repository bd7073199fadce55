import { randomUUID } from 'node:crypto';
import type { Store } from '@statbook-simulators/kit';
import type { FastifyInstance } from 'fastify';
import { mintTokens, type MintParts, tokenFaults, type TokenOrder } from './minted-tokens.ts';
import type { Keys } from './signing-keys.ts';
import { endSessions } from './store-adapter.ts';
import type { Users } from './users.ts';

interface ControlParts {
  store: Store;
  users: Users;
  keys: Keys;
  mint: () => MintParts;
  /** The provider holds the keys that it was made with. */
  renewProvider: () => void;
}

type Fields = Record<string, unknown>;

export function addControlDoor(
  app: FastifyInstance,
  { store, users, keys, mint, renewProvider }: ControlParts,
): void {
  app.post('/_control/users', async (request, reply) => {
    const fields = readFields(request.body);
    const [email, password, name] = ['email', 'password', 'name'].map((field) => readText(fields, field));
    if (email === undefined || password === undefined || name === undefined) {
      return reply.code(400).send({ error: 'email, password and name are needed' });
    }
    const subject = readText(fields, 'subject') ?? randomUUID();
    const emailVerified = fields['emailVerified'] !== false;
    users.add({ subject, email, name, emailVerified, role: readText(fields, 'role') ?? 'added' }, password);
    return reply.code(201).send({ subject, email, name, emailVerified });
  });

  app.post('/_control/sessions/end', async (request, reply) => {
    endSessions(store, readText(readFields(request.body), 'subject'));
    return reply.code(204).send();
  });

  app.post('/_control/keys/rotate', async (request, reply) => {
    keys.rotate({ forgetOld: readFields(request.body)['forgetOld'] === true });
    renewProvider();
    return reply.send({ signing: keys.signing().map(({ kid }) => kid) });
  });

  app.post('/_control/tokens', async (request, reply) => {
    const order = readTokenOrder(readFields(request.body));
    if (order === undefined) {
      return reply.code(400).send({ error: `sub is needed; fault is one of ${tokenFaults.join(', ')}` });
    }
    return mintTokens(order, mint());
  });
}

function readFields(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}

function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readTokenOrder(fields: Fields): TokenOrder | undefined {
  const sub = readText(fields, 'sub');
  const fault = readText(fields, 'fault');
  if (sub === undefined || (fault !== undefined && !tokenFaults.includes(fault))) return undefined;
  const texts = (['email', 'name', 'sid', 'scope', 'nonce', 'fault'] as const).flatMap((name) => {
    const text = readText(fields, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const { email_verified, expires_in } = fields;
  return {
    sub,
    ...Object.fromEntries(texts),
    ...(typeof email_verified === 'boolean' && { email_verified }),
    ...(typeof expires_in === 'number' && { expires_in }),
  };
}
