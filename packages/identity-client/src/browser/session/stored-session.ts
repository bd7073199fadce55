import type { Profile } from '../../claims.ts';

/** The session of a signed-in tab, as stored and as published to copies of the tab. */
export interface StoredSession {
  /** Made at sign-in; a duplicated tab has the same. */
  id: string;
  /** How often the tokens have been refreshed. */
  generation: number;
  accessToken: string;
  refreshToken?: string;
  idToken: string;
  profile: Profile;
  /** When the access token arrived, in milliseconds of our own clock. */
  receivedAt: number;
  /** How long it lives from then on, in milliseconds. */
  lifetime: number;
}

/** The session in a text of ours, or nothing when it is not one. */
export function parseStoredSession(text: string | undefined): StoredSession | undefined {
  const value = parseStored(text);
  return isStoredSession(value) ? value : undefined;
}

/** What a stored text holds; nothing when it is missing or not JSON. */
export function parseStored(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checked by hand: the schema library is larger than this whole module, and the first page must be small. */
export function isStoredSession(value: unknown): value is StoredSession {
  const session = toFields(value);
  const profile = toFields(session.get('profile'));
  const isOptionalText = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    ['id', 'accessToken', 'idToken'].every((name) => typeof session.get(name) === 'string') &&
    ['generation', 'receivedAt', 'lifetime'].every((name) => typeof session.get(name) === 'number') &&
    isOptionalText(session.get('refreshToken')) &&
    typeof profile.get('subject') === 'string' &&
    typeof profile.get('emailVerified') === 'boolean' &&
    isOptionalText(profile.get('name')) &&
    isOptionalText(profile.get('email'))
  );
}

/** The fields of an object that came from outside; none when it is not an object. */
export function toFields(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
