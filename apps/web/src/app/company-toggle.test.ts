import { afterEach, describe, expect, it } from 'vitest';
import { type CompanyToggle, onCompanyToggle, sendCompanyToggle } from './company-toggle.ts';
import { currentCompany } from './current-company.ts';

const company = { id: '42', name: 'Plum Quay Limited', number: '09990061' };

afterEach(() => currentCompany.set(undefined));

describe('the company toggle', () => {
  it('keeps the company when it opens', () => {
    currentCompany.set(company);
    sendCompanyToggle('OpenToggle');
    expect(currentCompany.read()).toEqual(company);
  });

  it('leaves the company behind when it closes', () => {
    currentCompany.set(company);
    sendCompanyToggle('CloseToggle');
    expect(currentCompany.read()).toBeUndefined();
  });

  it('is heard until the listener has gone', () => {
    const heard: CompanyToggle[] = [];
    const stop = onCompanyToggle((signal) => heard.push(signal));
    sendCompanyToggle('OpenToggle');
    stop();
    sendCompanyToggle('CloseToggle');
    expect(heard).toEqual(['OpenToggle']);
  });
});
