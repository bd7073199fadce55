import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock, openStore } from '@statbook-simulators/kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompanyRegister } from './company-register.ts';

describe('the register', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'registry-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function open({ clockAt = '2026-11-21T09:00:00Z', generatedCompanies = 0, file = 'state.db' } = {}) {
    const store = openStore(join(folder, file));
    return {
      store,
      register: new CompanyRegister({ store, clock: createClock(clockAt), generatedCompanies }),
    };
  }

  it('is filled on first start, with dates counted from that day', () => {
    const { register } = open();
    expect(register.seededOn).toBe('2026-11-21');
    expect(register.findCompany('09990001')).toMatchObject({
      name: 'HARBOUR LIGHT BAKERY LIMITED',
      confirmation: { lastMadeUpTo: '2025-11-17', nextMadeUpTo: '2026-11-17', nextDue: '2026-12-01' },
    });
  });

  it('keeps what was filed, and its first day, when it is closed and opened again', () => {
    const { store, register } = open();
    const bakery = register.findCompany('09990001');
    if (bakery === undefined) throw new Error('The bakery is missing');
    register.save({ ...bakery, sicCodes: ['56102'] });
    const filing = register.addFiling('09990001', {
      type: 'CS01',
      category: 'confirmation-statement',
      date: '2026-11-21',
      description: 'confirmation-statement-with-updates',
    });
    store.close();
    const again = open({ clockAt: '2027-01-05T09:00:00Z' }).register;
    expect(again.seededOn).toBe('2026-11-21');
    expect(again.findCompany('09990001')?.sicCodes).toEqual(['56102']);
    expect(again.findCompany('09990001')?.filings[0]).toEqual(filing);
  });

  it('gives copies that change nothing until they are saved', () => {
    const { register } = open();
    const company = register.findCompany('09990001');
    company?.sicCodes.push('99999');
    expect(register.findCompany('09990001')?.sicCodes).not.toContain('99999');
  });

  it('finds a document and the appointments of a person by their ids alone', () => {
    const { register } = open({ generatedCompanies: 5 });
    for (const number of ['02990080', '20000003']) {
      const company = register.findCompany(number);
      const [filing] = company?.filings ?? [];
      const [officer] = company?.officers ?? [];
      expect(register.findDocument(filing?.documentId ?? '')?.filing).toEqual(filing);
      expect(
        register.findAppointments(officer?.officerId ?? '').map((found) => found.company.number),
      ).toEqual([number]);
    }
    expect(register.findDocument('x'.repeat(43))).toBeUndefined();
  });

  it('computes companies from their numbers, the same each time, and stores one only when it changes', () => {
    const first = open({ generatedCompanies: 1000, file: 'one.db' }).register;
    const second = open({ generatedCompanies: 1000, file: 'two.db' }).register;
    const company = first.findCompany('20000777');
    expect(company).toEqual(second.findCompany('20000777'));
    expect(first.findCompany('20001001')).toBeUndefined();
    if (company === undefined) throw new Error('The company is missing');
    first.save({ ...company, name: 'RENAMED LIMITED' });
    expect(first.findCompany('20000777')?.name).toBe('RENAMED LIMITED');
    expect([...first.searchEntries()].filter(({ number }) => number === '20000777')).toHaveLength(1);
  });

  it('has ten thousand of them, no two of one name', () => {
    const { register } = open({ generatedCompanies: 10_000 });
    const names = [...register.searchEntries()].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(10_000);
  });

  it('forgets everything when it is reset', () => {
    const { register } = open();
    register.addFiling('09990001', {
      type: 'X',
      category: 'other',
      date: '2026-11-21',
      description: 'legacy',
    });
    register.reset();
    expect(register.findCompany('09990001')?.filings[0]?.type).not.toBe('X');
  });
});
