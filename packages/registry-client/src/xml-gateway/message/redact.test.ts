import { describe, expect, it } from 'vitest';
import { redact, redactText } from './redact.ts';

describe('a redacted copy', () => {
  it.each([
    'SenderID',
    'Value',
    'PresenterID',
    'CompanyAuthenticationCode',
    'AuthenticationCode',
    'CompaniesHousePersonalCode',
    'PersonalData',
    'DOB',
  ])('has no %s', (name) => {
    expect(redactText(`<r><${name}>secret</${name}></r>`)).toBe(`<r><${name}>[removed]</${name}></r>`);
  });

  it('has no secret in an element with prefix, attributes or blanks', () => {
    const xml = '<x:Value xsi:type="t">secret\n</x:Value ><Value\n>secret</Value>';
    expect(redactText(xml)).toBe('<x:Value xsi:type="t">[removed]</x:Value ><Value\n>[removed]</Value>');
  });

  it('has nothing of a residential address', () => {
    const residence = '<Address><Premise>1</Premise>\n<Postcode>LS1 4AP</Postcode></Address>';
    expect(
      redactText(
        `<r><ResidentialAddress>${residence}</ResidentialAddress><ServiceAddress>${residence}</ServiceAddress></r>`,
      ),
    ).toBe(
      `<r><ResidentialAddress>[removed]</ResidentialAddress><ServiceAddress>${residence}</ServiceAddress></r>`,
    );
  });

  it('leaves everything else byte for byte', () => {
    const xml =
      '<r>\r\n  <CompanyName>Values &amp; Co é</CompanyName><ValueDate>2026</ValueDate><Value/></r>';
    expect(redactText(xml)).toBe(xml);
    expect(redact(new TextEncoder().encode(xml))).toEqual(new TextEncoder().encode(xml));
  });

  it('loses every occurrence', () => {
    expect(redactText('<DOB>1</DOB><DOB>2</DOB>')).not.toMatch(/>[12]</);
  });
});
