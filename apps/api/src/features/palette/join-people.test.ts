import { describe, expect, it } from 'vitest';
import { joinPeople } from './join-people.ts';

const person = (personName: string, source: string, role: string, companyId = 'quay') => ({
  companyId,
  personName,
  roles: [role],
  sources: [source],
});

describe('people as the registers spell them', () => {
  it('are one row for each company, with the spelling of the register of officers', () => {
    const found = joinPeople([
      person('Felix Harcastle', 'company-data', 'shareholder'),
      person('Mr Felix John Harcastle', 'pscs', 'psc'),
      person('HARCASTLE, Felix John', 'officers', 'director'),
      person('HARCASTLE, Felix John', 'officers', 'director', 'bakery'),
    ]);
    expect(found).toEqual([
      {
        companyId: 'quay',
        personName: 'HARCASTLE, Felix John',
        roles: ['director', 'psc', 'shareholder'],
        sources: ['officers', 'pscs', 'company-data'],
      },
      person('HARCASTLE, Felix John', 'officers', 'director', 'bakery'),
    ]);
  });

  it('stay apart where one register names both', () => {
    const both = [
      person('HARCASTLE, Felix', 'officers', 'director'),
      person('HARCASTLE, Felix John', 'officers', 'secretary'),
    ];
    expect(joinPeople(both)).toEqual(both);
  });
});
