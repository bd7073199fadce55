import type { FastifyInstance } from 'fastify';
import { type Grant, type GrantBook, tokenSeconds } from './grant-book.ts';
import type { Oauth, OauthClient } from './oauth.ts';
import { profileScope } from './scopes.ts';

type Fields = Record<string, string | undefined>;

export function addTokenRoutes(oauth: Oauth): void {
  const { app, grants } = oauth;
  void app.register((scope, _options, done) => {
    addTokenRoute(scope, oauth);
    done();
  });

  // Three ways of asking are documented; all of them work.
  for (const method of ['GET', 'POST'] as const) {
    app.route<{ Querystring: Fields }>({
      method,
      url: '/oauth2/verify',
      handler: async ({ query, headers }, reply) => {
        const token =
          query.access_token ??
          query['access-token'] ??
          /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
        if (token === undefined) return reply.code(401).send({ error: 'invalid_request' });
        const found = grants.findToken(token);
        if (found === undefined) return reply.code(400).send({ error: 'invalid_token' });
        const { grant, secondsLeft } = found;
        const scope = grant.scopes.join(' ');
        return { application: grant.clientId, expires_in: secondsLeft, scope, user_id: grant.userId };
      },
    });
  }

  app.get('/user/profile', async ({ headers }, reply) => {
    const grant = grants.findBearer(headers.authorization);
    if (!grant?.scopes.includes(profileScope))
      return reply.code(401).send({ error: 'invalid-authorization-header' });
    return { id: grant.userId, email: grant.email, forename: null, surname: null, locale: 'GB_en' };
  });
}

function addTokenRoute(app: FastifyInstance, { grants, clients }: Oauth): void {
  // The registry's own client library refreshes with all parameters in the query, says JSON, and sends nothing.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, _body, done) => done(null));
  app.post<{ Body: Fields | undefined; Querystring: Fields }>(
    '/oauth2/token',
    async ({ body, query, headers }, reply) => {
      const fields = { ...query, ...body };
      const client = findClient(clients, fields, headers.authorization);
      if (client === undefined) return reply.code(401).send({ error: 'invalid_client' });
      const answer =
        fields.grant_type === 'refresh_token'
          ? refresh(grants, client, fields)
          : redeem(grants, client, fields);
      return answer ?? reply.code(400).send({ error: 'invalid_grant' });
    },
  );
}

/** Documented: both in the form. Seen: in the query, or as Basic credentials. */
function findClient(
  clients: OauthClient[],
  fields: Fields,
  header: string | undefined,
): OauthClient | undefined {
  const basic = /^Basic (.+)$/i.exec(header ?? '')?.[1];
  const [id, secret] =
    basic === undefined
      ? [fields.client_id, fields.client_secret]
      : Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return clients.find((client) => client.id === id && client.secret === secret);
}

function redeem(
  grants: GrantBook,
  client: OauthClient,
  { grant_type: type, code, redirect_uri: uri }: Fields,
) {
  if (type !== 'authorization_code' || code === undefined || uri === undefined) return undefined;
  const grant = grants.redeemCode(code, { clientId: client.id, redirectUri: uri });
  return grant && { ...presentToken(grants, grant), refresh_token: grants.issueRefreshToken(grant) };
}

/** The refresh token stays as it was, and is not sent again. */
function refresh(grants: GrantBook, client: OauthClient, { refresh_token: token }: Fields) {
  const grant = grants.findRefreshed(token ?? '', client.id);
  return grant && presentToken(grants, grant);
}

/** The lifetime is a string on the wire. */
function presentToken(grants: GrantBook, grant: Grant) {
  return {
    access_token: grants.issueAccessToken(grant),
    expires_in: String(tokenSeconds),
    token_type: 'Bearer',
  };
}
