import { redirect } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';

/** The company in whose books the user is. */
export interface CurrentCompany {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly email?: string | undefined;
  /** A key of the register; where its record has been open on this page, which is not kept over a reload. */
  readonly type?: string | undefined;
}

/** Names in the browser's storage (specification, section 3). */
const keys = { id: 'CompanyId', name: 'CompanyName', number: 'CompanyRegNo', email: 'CompanyEmail' } as const;
const fields = ['id', 'name', 'number', 'email'] as const;

type CompanyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the current company over a reload; without storage it lives as long as the page. */
export class CurrentCompanyStore {
  #company: CurrentCompany | undefined;
  readonly #storage: CompanyStorage | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(storage: CompanyStorage | undefined) {
    this.#storage = storage;
    this.#company = readCompany(storage);
  }

  readonly read = (): CurrentCompany | undefined => this.#company;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Enters a company's books, or leaves them. */
  readonly set = (company: CurrentCompany | undefined): void => {
    this.#company = company;
    for (const field of fields) {
      const value = company?.[field];
      if (value === undefined) this.#storage?.removeItem(keys[field]);
      else this.#storage?.setItem(keys[field], value);
    }
    for (const listener of this.#listeners) listener();
  };
}

function readCompany(storage: CompanyStorage | undefined): CurrentCompany | undefined {
  const id = storage?.getItem(keys.id);
  const name = storage?.getItem(keys.name);
  const number = storage?.getItem(keys.number);
  // One that is being formed has no number yet.
  if (!id || !name || number == null) return undefined;
  return { id, name, number, email: storage?.getItem(keys.email) ?? undefined };
}

/** The browser's storage; none where it is denied. */
function findStorage(): CompanyStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const currentCompany = new CurrentCompanyStore(findStorage());

export function useCurrentCompany(): CurrentCompany | undefined {
  return useSyncExternalStore(currentCompany.subscribe, currentCompany.read);
}

/** A company as the server names it. */
interface NamedCompany {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyNumber: string;
}

/** The company of the page is the current one, also where a link has led straight here. */
export function useEnteredCompany({ companyId, companyName, companyNumber }: NamedCompany): void {
  useEffect(() => {
    const last = currentCompany.read();
    if (last?.id === companyId && last.name === companyName && last.number === companyNumber) return;
    const known = last?.id === companyId ? last : undefined;
    currentCompany.set({ ...known, id: companyId, name: companyName, number: companyNumber });
  }, [companyId, companyName, companyNumber]);
}

/** The address of a page that is opened. */
interface Opened {
  readonly search: { readonly company?: string | undefined };
  readonly location: { readonly pathname: string };
}

/** For the `beforeLoad` of a page of one company: an address without a company opens the last one. */
export function openLastCompany({ search, location }: Opened): void {
  const last = currentCompany.read();
  if (search.company === undefined && last !== undefined)
    throw redirect({ href: `${location.pathname}?company=${last.id}`, replace: true });
}
