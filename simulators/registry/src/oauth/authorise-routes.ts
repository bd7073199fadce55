import { makeRecordId } from '../register/ids.ts';
import { type AuthorisePage, renderAuthorisePage } from './authorise-page.ts';
import type { Oauth } from './oauth.ts';
import { companyOfScope, readScopes } from './scopes.ts';

type Fields = Record<string, string | undefined>;

/** The page on which a user signs in, gives the authentication codes and decides. */
export function addAuthoriseRoutes(oauth: Oauth): void {
  const { app, register, grants } = oauth;

  app.get<{ Querystring: Fields }>('/oauth2/authorise', async ({ query }, reply) => {
    const page = readRequest(oauth, query);
    if (page === undefined || query.response_type !== 'code')
      return reply.code(400).send({ error: 'invalid_request' });
    return reply.type('text/html').send(renderAuthorisePage(page));
  });

  app.post<{ Body: Fields }>('/oauth2/authorise', async ({ body }, reply) => {
    const page = readRequest(oauth, body);
    if (page === undefined) return reply.code(400).send({ error: 'invalid_request' });
    if (body.decision !== 'grant') return reply.redirect(toAddress(page, { error: 'access_denied' }));
    const isRight = ({ number }: { number: string }) =>
      register.findCompany(number)?.authenticationCode === body[`code_${number}`]?.trim().toUpperCase();
    if (!page.companies.every(isRight)) {
      return reply
        .type('text/html')
        .send(renderAuthorisePage({ ...page, error: 'The authentication code is not right' }));
    }
    const email = body.email ?? '';
    const grant = {
      userId: makeRecordId('user', email),
      email,
      clientId: page.clientId,
      scopes: page.scope.split(' '),
    };
    return reply.redirect(toAddress(page, { code: grants.issueCode(grant, page.redirectUri) }));
  });
}

/** Undefined when the client, the address or a scope is not known: such a request is never redirected. */
function readRequest({ clients, register }: Oauth, fields: Fields): AuthorisePage | undefined {
  const client = clients.find(({ id }) => id === fields.client_id);
  const redirectUri = client?.redirectUris.find((uri) => uri === fields.redirect_uri);
  const scopes = readScopes(fields.scope);
  if (client === undefined || redirectUri === undefined || scopes === undefined) return undefined;
  const numbers = [...new Set(scopes.map(companyOfScope))].filter((number) => number !== undefined);
  const companies = numbers.map((number) => ({
    number,
    name: register.findCompany(number)?.name ?? 'an unknown company',
  }));
  return { clientId: client.id, redirectUri, scope: scopes.join(' '), state: fields.state ?? '', companies };
}

function toAddress({ redirectUri, state }: AuthorisePage, answer: Record<string, string>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) address.searchParams.set(name, value);
  return address.href;
}
