import type { DocumentConnection } from './document-config.ts';

/**
 * Where a document link is asked for: its path at the configured address, when the link names a known host
 * and a path of documents. Undefined for every other link, so that the key never goes elsewhere.
 */
export function resolveDocumentLink(
  { baseUrl, linkHosts }: Pick<DocumentConnection, 'baseUrl' | 'linkHosts'>,
  link: string,
): URL | undefined {
  const base = new URL(baseUrl);
  const url = URL.parse(link, base);
  const isKnown = url !== null && (url.host === base.host || linkHosts.includes(url.host));
  if (!isKnown || !/^\/document\/[\w-]+(\/content)?$/.test(url.pathname)) return undefined;
  return new URL(url.pathname, base);
}

/** Whether bytes may be fetched from an address that the registry named. */
export function isStoreAllowed(storeHosts: readonly string[], url: URL): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.protocol === 'http:' && !isLoopback(url)) return false;
  return storeHosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  );
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
