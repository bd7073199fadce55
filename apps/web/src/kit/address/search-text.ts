/** What an address carries behind its path, before anybody has looked at it. */
type Search = Readonly<Record<string, unknown>>;

/** A text that an address carries under a name; an empty one is none. */
export function textOf(search: Search, name: string): string | undefined {
  const value = search[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A reader of addresses that takes the texts under these names and leaves the rest. */
export function readTexts<Name extends string>(...names: readonly Name[]) {
  return (search: Search) =>
    // Every name has its text or none, which the entries cannot tell the compiler.
    Object.fromEntries(names.map((name) => [name, textOf(search, name)])) as {
      readonly [Each in Name]: string | undefined;
    };
}

/** The address that a reader reads, as pages write it: what is usual is left out. */
export type AddressOf<Read extends (search: Search) => object> = Partial<ReturnType<Read>>;
