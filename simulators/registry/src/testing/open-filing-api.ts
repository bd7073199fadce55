import { type Json, openRegistry, readText } from './open-registry.ts';

const redirectUri = 'http://127.0.0.1:3000/back';
const client = { id: 'statbook', secret: 'client-secret', redirectUris: [redirectUri] };

/** A registry in which a user signs in and files for the bakery, 09990001; decisions take a minute. */
export async function openFilingApi() {
  const registry = await openRegistry({ oauthClients: [client], decisionDelayMs: 60_000 });

  const postForm = (path: string, fields: Record<string, string>) =>
    fetch(`${registry.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { bearer, body }: { bearer: string; body?: object | undefined },
  ) => {
    const response = await fetch(`${registry.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: Json = text === '' ? {} : JSON.parse(text);
    return { status: response.status, text, body: parsed };
  };

  return {
    ...registry,
    send,
    /** The access token of a user who granted these scopes. */
    signIn: async (scope: string, email = 'nora@example.com') => {
      const asked = { client_id: client.id, redirect_uri: redirectUri, scope };
      const answer = { code_09990001: 'BAKE01', code_09990012: 'FIRS12', email, decision: 'grant' };
      const granted = await postForm('/oauth2/authorise', { ...asked, ...answer });
      const code = new URL(granted.headers.get('location') ?? '').searchParams.get('code') ?? '';
      const credentials = { client_id: client.id, client_secret: client.secret, redirect_uri: redirectUri };
      const tokens = await postForm('/oauth2/token', {
        grant_type: 'authorization_code',
        code,
        ...credentials,
      });
      const parsed: Json = JSON.parse(await tokens.text());
      return readText(parsed.access_token);
    },
    openTransaction: async (bearer: string, companyNumber = '09990001') => {
      const body = { company_number: companyNumber, description: 'Change' };
      return `/transactions/${readText((await send('POST', '/transactions', { bearer, body })).body.id)}`;
    },
    /** A new office, complete and valid, for the office of the moment. */
    newOffice: async (changes: object = {}) => {
      const { body } = await registry.get('/company/09990001/registered-office-address');
      return {
        premises: '5',
        address_line_1: 'Fishermans Steps',
        locality: 'Whitby',
        country: 'England',
        postal_code: 'YO21 3PU',
        accept_appropriate_office_address_statement: true,
        reference_etag: body.etag,
        ...changes,
      };
    },
    close: (transaction: string, bearer: string) =>
      send('PUT', transaction, { bearer, body: { status: 'closed' } }),
    decide: () => registry.admin('clock', { advanceMs: 61_000 }),
    stop: registry.close,
  };
}

export type OpenFilingApi = Awaited<ReturnType<typeof openFilingApi>>;
