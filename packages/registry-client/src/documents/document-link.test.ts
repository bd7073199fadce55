import { describe, expect, it } from 'vitest';
import { KNOWN_LINK_HOSTS } from './document-config.ts';
import { isStoreAllowed, resolveDocumentLink } from './document-link.ts';

const connection = { baseUrl: 'http://127.0.0.1:4000', linkHosts: KNOWN_LINK_HOSTS };

describe('a link to a document', () => {
  it.each([
    'https://document-api.company-information.service.gov.uk/document/abc_DEF-123',
    'https://frontend-doc-api.company-information.service.gov.uk/document/abc_DEF-123',
    'https://document-api.companieshouse.gov.uk/document/abc_DEF-123',
    'http://127.0.0.1:4000/document/abc_DEF-123',
    '/document/abc_DEF-123',
  ])('%s leads to the configured address', (link) => {
    expect(resolveDocumentLink(connection, link)?.href).toBe('http://127.0.0.1:4000/document/abc_DEF-123');
  });

  it('to the content keeps its path, without query', () => {
    const link = 'https://document-api.companieshouse.gov.uk/document/abc/content?token=1#x';
    expect(resolveDocumentLink(connection, link)?.href).toBe('http://127.0.0.1:4000/document/abc/content');
  });

  it.each([
    'https://evil.example/document/abc',
    'https://document-api.companieshouse.gov.uk.evil.example/document/abc',
    'http://169.254.169.254/document/abc',
    'http://127.0.0.1:4001/document/abc',
    'https://document-api.companieshouse.gov.uk/other/abc',
    'https://document-api.companieshouse.gov.uk/document/abc/../../x',
    'https://document-api.companieshouse.gov.uk/document/',
    'file:///document/abc',
    'javascript:alert(1)',
    '//evil.example/document/abc',
    'http://[',
  ])('%s is not followed', (link) => {
    expect(resolveDocumentLink(connection, link)).toBeUndefined();
  });
});

describe('a document store', () => {
  const isAllowed = (url: string, ...hosts: string[]) => isStoreAllowed(hosts, new URL(url));

  it('is allowed by its host, with the port where one is listed', () => {
    expect(isAllowed('https://store.example/x', 'store.example')).toBe(true);
    expect(isAllowed('https://store.example:8443/x', 'store.example')).toBe(false);
    expect(isAllowed('https://store.example:8443/x', 'store.example:8443')).toBe(true);
  });

  it('is allowed by a domain and its sub-domains', () => {
    expect(isAllowed('https://s3-eu-west-1.amazonaws.com/x', '*.amazonaws.com')).toBe(true);
    expect(isAllowed('https://amazonaws.com/x', '*.amazonaws.com')).toBe(false);
    expect(isAllowed('https://evilamazonaws.com/x', '*.amazonaws.com')).toBe(false);
  });

  it.each(['http://127.0.0.1:5000/x', 'http://localhost:5000/x', 'http://[::1]:5000/x'])(
    'may be asked without encryption on this machine only: %s',
    (url) => {
      expect(isAllowed(url, new URL(url).host)).toBe(true);
      expect(isAllowed('http://store.example/x', 'store.example')).toBe(false);
      expect(isAllowed('http://127.0.0.1.evil.example/x', '127.0.0.1.evil.example')).toBe(false);
    },
  );

  it.each(['ftp://store.example/x', 'file:///x'])('is never asked by another protocol: %s', (url) => {
    expect(isAllowed(url, 'store.example', '')).toBe(false);
  });
});
