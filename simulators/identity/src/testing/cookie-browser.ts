/** Where the product would be; nothing listens there. */
export const relyingOrigin = 'http://localhost:3000';

export type Browser = ReturnType<typeof createBrowser>;

/** Keeps cookies and follows redirects, as far as the product's own origin. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  const visit = async (url: URL, form?: Record<string, string>): Promise<Visited> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      return { url, status: response.status, headers: response.headers, text: await response.text() };
    }
    const next = new URL(location, url);
    if (next.origin !== relyingOrigin) return visit(next);
    return { url: next, status: response.status, headers: response.headers, text: '' };
  };
  return {
    open: (url: URL) => visit(url),
    submit: (url: URL, form: Record<string, string>) => visit(url, form),
  };
}

export interface Visited {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}
