import type { Store } from '@statbook-simulators/kit';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  id: string;
  payload: AdapterPayload;
  /** Milliseconds since 1970, of the real clock: tokens do not follow the business clock. */
  expiresAt: number | null;
}

/** What belongs to a person and ends with their session. */
const personal = ['Session', 'Grant', 'AuthorizationCode', 'RefreshToken', 'AccessToken', 'Interaction'];

const kindOf = (model: string) => `oidc:${model}`;

/** The provider's sessions, grants, codes and refresh tokens, in the store, so that they outlive the process. */
export function createStoreAdapter(store: Store): AdapterFactory {
  return (model) => adapterFor(store, model);
}

function adapterFor(store: Store, model: string): Adapter {
  const kind = kindOf(model);
  const uidKind = `${kind}:uid`;

  const find = (id: string): AdapterPayload | undefined => {
    const entry = store.get<Entry>(kind, id);
    if (entry === undefined) return undefined;
    if (entry.expiresAt === null || entry.expiresAt > Date.now()) return entry.payload;
    destroy(id);
    return undefined;
  };
  const destroy = (id: string): void => {
    const uid = store.get<Entry>(kind, id)?.payload.uid;
    if (uid !== undefined && store.get<string>(uidKind, uid) === id) store.remove(uidKind, uid);
    store.remove(kind, id);
  };

  return {
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn === undefined ? null : Date.now() + expiresIn * 1000;
      store.put(kind, id, { id, payload, expiresAt } satisfies Entry);
      if (payload.uid !== undefined) store.put(uidKind, payload.uid, id);
    },
    find: async (id) => find(id),
    findByUid: async (uid) => {
      const id = store.get<string>(uidKind, uid);
      return id === undefined ? undefined : find(id);
    },
    // Only the device flow asks by user code, and it is switched off.
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const entry = store.get<Entry>(kind, id);
      if (entry === undefined) return;
      entry.payload.consumed = Math.floor(Date.now() / 1000);
      store.put(kind, id, entry);
    },
    destroy: async (id) => destroy(id),
    revokeByGrantId: async (grantId) => {
      for (const entry of store.all<Entry>(kind)) {
        if (entry.payload.grantId === grantId) destroy(entry.id);
      }
    },
  };
}

export function sweepExpired(store: Store): void {
  removeWhere(store, (entry) => entry.expiresAt !== null && entry.expiresAt <= Date.now());
}

export function endSessions(store: Store, subject?: string): void {
  removeWhere(store, ({ payload }) => subject === undefined || payload.accountId === subject);
}

function removeWhere(store: Store, matches: (entry: Entry) => boolean): void {
  for (const kind of personal.map(kindOf)) {
    for (const entry of store.all<Entry>(kind).filter(matches)) {
      store.remove(kind, entry.id);
      if (entry.payload.uid !== undefined) store.remove(`${kind}:uid`, entry.payload.uid);
    }
  }
}
