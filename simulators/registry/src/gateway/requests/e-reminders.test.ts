import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway, writeCompanyRequest } from '../testing/open-gateway.ts';
import { textAt } from '../../xml/xml-element.ts';

describe('the recipients of reminders by e-mail', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('are replaced as a list, and not activated until they follow the link', async () => {
    gateway = await openGateway();
    const addresses = '<EmailAddress>a@b.example</EmailAddress><EmailAddress>c@d.example</EmailAddress>';
    await gateway.send('SetERemindersRequest', writeCompanyRequest('SetERemindersRequest', addresses));
    const { body } = await gateway.send('GetERemindersRequest', writeCompanyRequest('GetERemindersRequest'));
    expect(body?.children.map((recipient) => textAt(recipient, 'EmailAddress'))).toEqual([
      'a@b.example',
      'c@d.example',
    ]);
    expect(textAt(body, 'Recipient', 'Activated')).toBe('false');
  });

  it('stay activated when they are on the next list too', async () => {
    gateway = await openGateway();
    const set = (...addresses: string[]) =>
      send('SetERemindersRequest', addresses.map((one) => `<EmailAddress>${one}</EmailAddress>`).join(''));
    await set('a@b.example', 'c@d.example');
    expect((await set('c@d.example')).body?.children).toHaveLength(1);
    expect((await set()).body?.children).toEqual([]);
    expect((await send('GetERemindersRequest')).body?.name).toBe('EReminders');
  });

  it('are four at most', async () => {
    gateway = await openGateway();
    const five = '<EmailAddress>a@b.example</EmailAddress>'.repeat(5);
    expect((await send('SetERemindersRequest', five)).error?.text).toMatch(/EmailAddress.*not expected/);
  });

  async function send(name: string, more = '') {
    if (gateway === undefined) throw new Error('The gateway is not open');
    return gateway.send(name, writeCompanyRequest(name, more));
  }
});
