import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { writeCompanyRequest } from '../../testing/open-gateway.ts';
import { writeSailChange } from '../../testing/write-notices.ts';
import { textAt } from '../../../xml/xml-element.ts';

describe('a notice of the inspection location', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('gives the location, later another, and keeps the records there', async () => {
    gateway = await openGateway();
    expect(await gateway.deliver(writeSailChange())).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().sail).toMatchObject({ address: { premises: '7' }, records: [] });
    await gateway.deliver(writeSailChange({ Premise: '8', CareofName: 'The Registrars', PoBox: '9' }));
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'AD02',
          description: 'change-sail-address-company-with-old-address-new-address',
          description_values: {
            old_address: '7 Kiln Lane Penmarrow ZZ4 4ZB',
            new_address: '8 Kiln Lane Penmarrow ZZ4 4ZB',
          },
        },
        { type: 'AD02', description: 'change-sail-address-company-with-new-address' },
      ],
    });
  });

  it('shows in the company data', async () => {
    gateway = await openGateway();
    await gateway.deliver(writeSailChange());
    const request = writeCompanyRequest('CompanyDataRequest', '<MadeUpDate>2026-11-21</MadeUpDate>');
    const { body } = await gateway.send('CompanyDataRequest', request);
    expect(textAt(body, 'SailAddress', 'Premise')).toBe('7');
  });

  it('is refused abroad, and rejected in another part of the United Kingdom', async () => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeSailChange({ Country: 'IRL' }))).refused).toMatch(/Country/);
    expect((await gateway.deliver(writeSailChange({ Country: 'GB-NIR' }))).text).toMatch(
      /part of the United/,
    );
    expect((await gateway.deliver(writeSailChange({ Postcode: undefined }))).code).toBe('ACCEPT');
  });
});
