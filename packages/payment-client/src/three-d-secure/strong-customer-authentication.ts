/** The browser's own details, as `collectBrowserDetails` sends them to our server. */
export interface BrowserDetails {
  javaEnabled: boolean;
  language: string;
  colorDepth: number;
  screenHeight: number;
  screenWidth: number;
  /** Minutes behind UTC, as `Date.prototype.getTimezoneOffset` gives them: -60 in a British summer. */
  timezoneOffset: number;
}

/** The frame the bank's page is shown in: 250x400, 390x400, 500x600, 600x400, or all of the window. */
type ChallengeWindowSize = 'Small' | 'Medium' | 'Large' | 'ExtraLarge' | 'FullScreen';

/** The browser's details with those of the request that it made. */
export interface BrowserRequest {
  browser: BrowserDetails;
  /** Our public address for the bank's answer. */
  notificationUrl: string;
  /** Address of the client as our own proxy saw it, IPv4 or IPv6. */
  ipAddress: string;
  acceptHeader: string | undefined;
  userAgent: string | undefined;
  challengeWindowSize: ChallengeWindowSize;
}

/** Why the gateway would refuse: it takes no bare `localhost`, no address over 256 characters, no foreign scheme. */
export type AuthenticationDataRefusal = 'notification-url-not-accepted';

/** Builds the browser's data for strong customer authentication, cut to what the gateway accepts. */
export function toStrongCustomerAuthentication(
  request: BrowserRequest,
): { ok: true; value: StrongCustomerAuthentication } | { ok: false; reason: AuthenticationDataRefusal } {
  if (!isNotificationUrl(request.notificationUrl))
    return { ok: false, reason: 'notification-url-not-accepted' };
  return { ok: true, value: toGatewayObject(request) };
}

/** The object that POST /transactions needs for EMV 3-D Secure 2, in the gateway's spelling and within its limits. */
export type StrongCustomerAuthentication = ReturnType<typeof toGatewayObject>;

function toGatewayObject({ browser, ...request }: BrowserRequest) {
  return {
    notificationURL: request.notificationUrl,
    browserIP: toGatewayAddress(request.ipAddress),
    browserAcceptHeader: header(request.acceptHeader, '*/*'),
    browserJavascriptEnabled: true as const,
    browserJavaEnabled: browser.javaEnabled,
    browserLanguage: toGatewayLanguage(browser.language),
    browserColorDepth: toGatewayColorDepth(browser.colorDepth),
    browserScreenHeight: toSize(browser.screenHeight),
    browserScreenWidth: toSize(browser.screenWidth),
    browserTZ: String(Math.trunc(browser.timezoneOffset)),
    browserUserAgent: header(request.userAgent, 'unknown'),
    challengeWindowSize: request.challengeWindowSize,
    transType: 'GoodsAndServicePurchase' as const,
  };
}

function isNotificationUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.length > 256) return false;
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== 'localhost';
}

const acceptedDepths = [48, 32, 24, 16, 15, 8, 4, 1];

// Some screens report 30; the gateway's list has no such depth, so the next lower one is sent.
function toGatewayColorDepth(depth: number): string {
  return String(acceptedDepths.find((accepted) => accepted <= depth) ?? 1);
}

// 1 to 8 characters: a longer tag keeps its primary part.
function toGatewayLanguage(tag: string): string {
  if (tag.length <= 8) return tag || 'en';
  return tag.split('-', 1).join('').slice(0, 8);
}

// An IPv4 client on an IPv6 socket arrives as ::ffff:a.b.c.d.
function toGatewayAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

function header(value: string | undefined, whenBlank: string): string {
  return value?.trim().slice(0, 2048) || whenBlank;
}

function toSize(pixels: number): string {
  return String(Math.min(Math.max(Math.trunc(pixels), 0), 999_999));
}
