import { describe, expect, it } from 'vitest';
import { collectBrowserDetails } from '../browser/browser-details.ts';
import { type BrowserRequest, toStrongCustomerAuthentication } from './strong-customer-authentication.ts';

const browser = collectBrowserDetails({
  navigator: { language: 'en-GB', javaEnabled: () => false },
  screen: { colorDepth: 30, height: 1080, width: 1920 },
});
const request: BrowserRequest = {
  browser,
  notificationUrl: 'http://127.0.0.1:3000/CRes/handleCRes',
  ipAddress: '::ffff:203.0.113.10',
  acceptHeader: ' ',
  userAgent: 'Mozilla/5.0'.padEnd(3000, '.'),
  challengeWindowSize: 'Large',
};

function build(change: Partial<BrowserRequest> = {}) {
  const built = toStrongCustomerAuthentication({ ...request, ...change });
  if (!built.ok) throw new Error(built.reason);
  return built.value;
}

describe('the browser’s data for strong customer authentication', () => {
  it('is cut to what the gateway accepts', () => {
    const value = build();
    expect(value).toMatchObject({
      browserIP: '203.0.113.10',
      browserAcceptHeader: '*/*',
      browserColorDepth: '24',
      browserLanguage: 'en-GB',
      browserScreenHeight: '1080',
      browserScreenWidth: '1920',
      browserTZ: String(new Date().getTimezoneOffset()),
      transType: 'GoodsAndServicePurchase',
    });
    expect(value.browserUserAgent).toHaveLength(2048);
  });

  it.each([
    [0, '1'],
    [24, '24'],
    [30, '24'],
    [36, '32'],
    [64, '48'],
  ])('a colour depth of %i is sent as %s', (colorDepth, sent) => {
    expect(build({ browser: { ...browser, colorDepth } }).browserColorDepth).toBe(sent);
  });

  it.each([
    ['zh-Hant-TW', 'zh'],
    ['fil-PH', 'fil-PH'],
    ['', 'en'],
  ])('a language %s is sent as %s', (language, sent) => {
    expect(build({ browser: { ...browser, language } }).browserLanguage).toBe(sent);
  });

  it('keeps the sign of the time zone', () => {
    expect(build({ browser: { ...browser, timezoneOffset: -60 } }).browserTZ).toBe('-60');
  });

  it.each([
    'http://localhost:3000/CRes/handleCRes',
    'nonsense',
    'ftp://statbook.example/',
    `https://statbook.example/${'a'.repeat(256)}`,
  ])('refuses the notification address %s', (notificationUrl) => {
    const refused = { ok: false, reason: 'notification-url-not-accepted' };
    expect(toStrongCustomerAuthentication({ ...request, notificationUrl })).toEqual(refused);
  });
});
