/** What a reading call has come to. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Two answers as one, there once both of them are. Only what failed is asked for again. */
export function both<One, Other>(one: Answer<One>, other: Answer<Other>): Answer<readonly [One, Other]> {
  const missing = [one, other].filter(({ data }) => data === undefined);
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: missing.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  };
}
