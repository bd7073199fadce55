import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { renderNotice, renderSignIn, type SignInForm } from './pages.ts';
import type { Users } from '../users/users.ts';

interface SignInParts {
  provider: () => Provider;
  users: Users;
  productUrl: string;
}

interface Interaction {
  Params: { uid: string };
}

const wrongMessage = 'Email address or password is wrong.';

/** The sign-in page: e-mail address and password, and a way back. */
export function addSignInRoutes(app: FastifyInstance, { provider, users, productUrl }: SignInParts): void {
  /** Runs `action` if the page belongs to an open request to sign in, else answers that it has expired. */
  const inInteraction = async (
    request: FastifyRequest<Interaction>,
    reply: FastifyReply,
    action: () => Promise<FastifyReply>,
  ) => {
    try {
      const { uid } = await provider().interactionDetails(request.raw, reply.raw);
      if (uid === request.params.uid) return await action();
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
    }
    const page = renderNotice('This page has expired', 'Start again from Statbook.', productUrl);
    return reply.code(400).type('text/html').send(page);
  };
  const finish = async (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) =>
    reply.redirect(await provider().interactionResult(request.raw, reply.raw, result), 303);
  const show = (reply: FastifyReply, form: SignInForm) =>
    reply
      .code(form.message === undefined ? 200 : 422)
      .type('text/html')
      .send(renderSignIn(form));

  app.get<Interaction>('/interaction/:uid', (request, reply) =>
    inInteraction(request, reply, async () => {
      const { prompt, params } = await provider().interactionDetails(request.raw, reply.raw);
      // Consent is never asked for, even of a client that insists.
      if (prompt.name === 'consent') return finish(request, reply, { consent: {} });
      const hint = params['login_hint'];
      return show(reply, { uid: request.params.uid, ...(typeof hint === 'string' && { email: hint }) });
    }),
  );

  app.post<Interaction>('/interaction/:uid', (request, reply) =>
    inInteraction(request, reply, async () => {
      const { uid } = request.params;
      const email = readField(request.body, 'email');
      const password = readField(request.body, 'password');
      const user = users.check(email, password);
      if (user === undefined) return show(reply, { uid, email, message: wrongMessage });
      return finish(request, reply, { login: { accountId: user.subject } });
    }),
  );

  app.post<Interaction>('/interaction/:uid/cancel', (request, reply) =>
    inInteraction(request, reply, () =>
      finish(request, reply, { error: 'access_denied', error_description: 'the person cancelled' }),
    ),
  );
}

function readField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = new Map<string, unknown>(Object.entries(body)).get(name);
  return typeof value === 'string' ? value : '';
}
