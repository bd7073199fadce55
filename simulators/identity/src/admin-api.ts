import { randomUUID } from 'node:crypto';
import type { Store } from '@statbook-simulators/kit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { endSessions } from './provider/store-adapter.ts';
import { mintTokens, type MintParts, tokenOrderSchema } from './tokens/minted-tokens.ts';
import type { Keys } from './tokens/signing-keys.ts';
import type { Users } from './users/users.ts';

interface AdminApi {
  store: Store;
  users: Users;
  keys: Keys;
  mint: () => MintParts;
  /** The provider holds the keys that it was made with. */
  renewProvider: () => void;
}

const text = z.string().min(1);
const userSchema = z.object({
  email: text,
  password: text,
  name: text,
  subject: text.default(randomUUID),
  emailVerified: z.boolean().default(true),
  role: text.default('added'),
});
const sessionsSchema = z.object({ subject: text.optional() }).default({});
const rotationSchema = z.object({ forgetOld: z.boolean().default(false) }).prefault({});

export function addAdminApi(app: FastifyInstance, parts: AdminApi): void {
  const { store, users, keys, mint, renewProvider } = parts;
  const post = <T>(
    path: string,
    schema: z.ZodType<T>,
    action: (body: T) => object | void | Promise<object>,
    status = 200,
  ) =>
    app.post(`/_admin/${path}`, async (request, reply) => {
      const { success, data, error } = schema.safeParse(request.body ?? undefined);
      if (!success) return reply.code(400).send({ error: z.prettifyError(error) });
      return reply.code(status).send(await action(data));
    });

  const addUser = ({ password, ...user }: z.output<typeof userSchema>) => {
    users.add(user, password);
    const { subject, email, name, emailVerified } = user;
    return { subject, email, name, emailVerified };
  };
  post('users', userSchema, addUser, 201);
  post('sessions/end', sessionsSchema, ({ subject }) => endSessions(store, subject), 204);
  post('keys/rotate', rotationSchema, (options) => {
    keys.rotate(options);
    renewProvider();
    return { signing: keys.signing().map(({ kid }) => kid) };
  });
  post('tokens', tokenOrderSchema, (order) => mintTokens(order, mint()));
}
