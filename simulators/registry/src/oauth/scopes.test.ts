import { describe, expect, it } from 'vitest';
import { companyOfScope, emailScope, officeScope, profileScope, readScopes } from './scopes.ts';

describe('scopes', () => {
  it('are written with the live hosts', () => {
    expect(officeScope('09990001')).toBe(
      'https://api.company-information.service.gov.uk/company/09990001/registered-office-address.update',
    );
    expect(profileScope).toBe('https://identity.company-information.service.gov.uk/user/profile.read');
  });

  it('name a company, or none', () => {
    expect(companyOfScope(emailScope('SC990005'))).toBe('SC990005');
    expect(companyOfScope(profileScope)).toBeUndefined();
  });

  it('are asked for together, with spaces between them', () => {
    const scopes = [profileScope, officeScope('09990001'), emailScope('09990001')];
    expect(readScopes(scopes.join('  '))).toEqual(scopes);
  });

  it.each([
    undefined,
    '',
    'everything',
    `${profileScope} everything`,
    officeScope('1'),
    officeScope('09990001').replace('.update', '.read'),
    officeScope('*'),
    'https://api.company-information.service.gov.uk/company/09990001',
  ])('are refused altogether for %j', (text) => {
    expect(readScopes(text)).toBeUndefined();
  });
});
