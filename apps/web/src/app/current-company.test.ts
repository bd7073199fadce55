import { renderHook } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CurrentCompanyStore, currentCompany, useEnteredCompany } from './current-company.ts';

const bakery = { id: 'c1', name: 'HARBOUR LIGHT BAKERY LIMITED', number: '09990001', email: 'a@b.example' };

function createStorage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { items, storage };
}

describe('the company whose books are open', () => {
  it('is kept in the browser under the names of the specification', () => {
    const { items, storage } = createStorage();
    new CurrentCompanyStore(storage).set(bakery);
    expect(Object.fromEntries(items)).toEqual({
      CompanyId: bakery.id,
      CompanyName: bakery.name,
      CompanyRegNo: bakery.number,
      CompanyEmail: bakery.email,
    });
  });

  it('is the same after a reload, and forgotten when its books are closed', () => {
    const { items, storage } = createStorage();
    new CurrentCompanyStore(storage).set(bakery);
    const reloaded = new CurrentCompanyStore(storage);
    expect(reloaded.read()).toEqual(bakery);
    reloaded.set(undefined);
    expect(items.size).toBe(0);
  });

  it('bears the name and the number that it has now: one that was being formed has got its own', () => {
    onTestFinished(() => currentCompany.set(undefined));
    const type = 'ltd';
    currentCompany.set({ id: bakery.id, name: 'BAKERY LIMITED', number: '', email: bakery.email, type });
    const { name: companyName, number: companyNumber } = bakery;
    renderHook(() => useEnteredCompany({ companyId: bakery.id, companyName, companyNumber }));
    expect(currentCompany.read()).toEqual({ ...bakery, type });
  });
});
