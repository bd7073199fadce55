import { describe, expect, it } from 'vitest';
import { answering, ask } from '../../testing/gateway.ts';

const data = Buffer.from('%PDF-1.7 certificate')
  .toString('base64')
  .replace(/(.{10})/, '$1\n');
const documentWith = (element: string) =>
  `<Document><CompanyNumber>01234567</CompanyNumber><DocumentDate>2026-11-20</DocumentDate>
    <DocumentID>1</DocumentID>${element}</Document>`;

describe('a document of the gateway', () => {
  it('comes with its bytes, and the raw answer leaves them out', async () => {
    const element = `<DocumentData content-type="application.pdf" content-encoding="base64" filename="c.pdf">${data}</DocumentData>`;
    const { reply, received } = await ask(answering({ body: documentWith(element) }), (client) =>
      client.getDocument('a<b&c'),
    );
    if (!reply.ok) throw new Error(reply.reason);
    expect(new TextDecoder().decode(reply.value.bytes)).toBe('%PDF-1.7 certificate');
    expect(reply.value).toMatchObject({
      companyNumber: '01234567',
      documentDate: '2026-11-20',
      documentId: '1',
      contentType: 'application/pdf',
      filename: 'c.pdf',
    });
    expect(reply.raw).not.toContain(data);
    expect(received[0]?.body).toContain('<DocRequestKey>a&lt;b&amp;c</DocRequestKey>');
  });

  it('is read from the element of older versions, as a PDF unless the gateway says otherwise', async () => {
    const { reply } = await ask(answering({ body: documentWith(`<Data>${data}</Data>`) }), (client) =>
      client.getDocument('key'),
    );
    expect(reply).toMatchObject({ ok: true, value: { contentType: 'application/pdf', filename: undefined } });
    expect(reply.ok && reply.raw).toContain('<Data></Data>');
  });

  it.each(['', '<DocumentData></DocumentData>', '<DocumentData>****</DocumentData>'])(
    'is none without bytes: %s',
    async (element) => {
      const { reply } = await ask(answering({ body: documentWith(element) }), (client) =>
        client.getDocument('key'),
      );
      expect(reply).toMatchObject({ ok: false, reason: 'nonsense' });
    },
  );
});
