import { describe, expect, it } from 'vitest';
import { roles } from '../users.fixture.ts';
import { type AccessValues, invitationSchemaWith, newAccess } from './access-values.ts';

/** What is wrong with the companies of an invitation that is else in order. */
function wrongCompanies(values: Partial<AccessValues>): string[] {
  const person = { fullName: 'Ada Quill', email: 'ada@harbour.example' };
  const parsed = invitationSchemaWith(roles).safeParse({ ...newAccess, ...person, ...values });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('an invitation', () => {
  it('of somebody who is to see companies says which', () => {
    const missing = ['companyConfigurations: Choose at least one company, or every company'];
    const readOnly = roles.find(({ name }) => name === 'Read only')?.roleId ?? '';
    expect(wrongCompanies({ roleId: readOnly })).toEqual(missing);
    expect(wrongCompanies({ flags: ['viewCompany'] })).toEqual(missing);
    expect(wrongCompanies({ flags: ['viewCompany'], companyConfigurations: ['1'] })).toEqual([]);
    expect(wrongCompanies({ roleId: readOnly, allCompanies: 'every' })).toEqual([]);
  });

  it('needs no company of whoever sees none, or brings their own', () => {
    expect(wrongCompanies({ flags: ['viewSettings'] })).toEqual([]);
    expect(wrongCompanies({ flags: ['viewCompany', 'importCompany'] })).toEqual([]);
  });
});
