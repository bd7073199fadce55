import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authorization, type OpenRegistry, openRegistry, readText } from '../testing/open-registry.ts';

describe('a filed document', () => {
  let registry: OpenRegistry;
  beforeEach(async () => {
    registry = await openRegistry();
  });
  afterEach(() => registry.close());

  async function findMetadata() {
    const { body } = await registry.get('/company/09990001/filing-history?items_per_page=5');
    return registry.get(readText(body.items?.[0]?.links?.document_metadata));
  }

  async function findAddress(): Promise<string> {
    const { body } = await findMetadata();
    const { headers } = await registry.get(readText(body.links?.document));
    return headers.get('location') ?? '';
  }

  it('is described with its size and its address', async () => {
    const { body } = await findMetadata();
    expect(body).toMatchObject({ company_number: '09990001', category: 'accounts', pages: 8 });
    expect(Object.keys(body.resources ?? {})).toEqual(['application/pdf']);
  });

  it('is reached through a redirect without a body', async () => {
    const { body } = await findMetadata();
    const answer = await registry.get(readText(body.links?.document), {
      authorization,
      accept: 'application/pdf',
    });
    expect(answer.status).toBe(302);
    expect(answer.text).toBe('');
    expect(answer.headers.get('location')).toContain('Signature=');
  });

  it('is a PDF of the published length, the same at each request', async () => {
    const { body } = await findMetadata();
    const fetchOnce = async () => Buffer.from(await (await fetch(await findAddress())).arrayBuffer());
    const content = await fetchOnce();
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(content.length).toBe(body.resources?.['application/pdf']?.content_length);
    expect(await fetchOnce()).toEqual(content);
  });

  it('is offered as PDF only', async () => {
    const { body } = await findMetadata();
    const path = readText(body.links?.document);
    expect((await registry.get(path, { authorization, accept: 'application/xhtml+xml' })).status).toBe(406);
  });

  it('is not found under an unknown id', async () => {
    expect((await registry.get('/document/n1EjP_MALLs8xZp5hs86iHcYDli0TE-n6t4HUDeZuq8')).status).toBe(404);
  });

  it.each([undefined, '*/*', 'application/*', 'text/html, application/pdf;q=0.5'])(
    'is offered to a client that accepts %s',
    async (accept) => {
      const { body } = await findMetadata();
      const headers = { authorization, ...(accept && { accept }) };
      expect((await registry.get(readText(body.links?.document), headers)).status).toBe(302);
    },
  );

  it('names the day that it is about, where it has one', async () => {
    const { body } = await findMetadata();
    expect(body).toMatchObject({
      significant_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      significant_date_type: 'made-up-date',
      filename: expect.stringMatching(/^09990001_aa_/),
    });
    expect(body.links?.document).toBe(`${readText(body.links?.self)}/content`);
  });
});
