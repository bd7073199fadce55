/** Texts by key. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** The browser's storage, or memory where the browser denies it (specification, section 9). Tried once. */
export function openKeyValueStore(area: () => Storage): KeyValueStore {
  const storage = findUsable(area);
  if (storage === undefined) return createMemoryStore();
  return {
    get: (key) => storage.getItem(key) ?? undefined,
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
  };
}

function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}

function findUsable(area: () => Storage): Storage | undefined {
  const probe = 'statbook.probe';
  try {
    const storage = area();
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return undefined;
  }
}
