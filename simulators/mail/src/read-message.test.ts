import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const read = (...lines: (string | Buffer)[]) =>
  readMessage(Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')])));

describe('a message that was read', () => {
  it('has its addresses as a reader sees them', async () => {
    const message = await read(
      'From: "Wren, Ada" <ada@example.com>',
      'To: ben@example.com, =?utf-8?Q?Zo=C3=AB?= <zoe@example.com>',
      'Reply-To: Desk <desk@example.com>',
      '',
      'x',
    );
    expect(message).toMatchObject({
      from: 'Wren, Ada <ada@example.com>',
      to: 'ben@example.com, Zoë <zoe@example.com>',
      replyTo: 'Desk <desk@example.com>',
      cc: '',
    });
  });

  it.each([
    ['base64', '=?utf-8?B?Wm/Dqw==?=', 'Zoë'],
    ['quoted-printable', '=?iso-8859-1?Q?Zo=EB_&_Co?=', 'Zoë & Co'],
    ['several encoded words in a row', '=?utf-8?Q?Zo?=\r\n =?utf-8?Q?=C3=AB?=', 'Zoë'],
    ['no encoding', 'Plain', 'Plain'],
  ])('has its subject in plain words: %s', async (_encoding, subject, shown) => {
    expect((await read(`Subject: ${subject}`, '', 'x')).subject).toBe(shown);
  });

  it('has both forms of its text, however deep they lie', async () => {
    const message = await read(
      'Content-Type: multipart/mixed; boundary=out',
      '',
      '--out',
      'Content-Type: multipart/alternative; boundary=in',
      '',
      '--in',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Zo=C3=AB owes =C2=A35 =',
      'today',
      '--in',
      'Content-Type: text/html; charset=iso-8859-1',
      '',
      Buffer.from('<p>Zoë</p>', 'latin1'),
      '--in--',
      '--out',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="Due.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF').toString('base64'),
      '--out--',
    );
    expect(message.text.trim()).toBe('Zoë owes £5 today');
    expect(message.html.trim()).toBe('<p>Zoë</p>');
    expect(message.attachments).toEqual([
      { filename: 'Due.pdf', contentType: 'application/pdf', size: 4, contentBase64: 'JVBERg==' },
    ]);
  });

  it.each([
    ["filename*=UTF-8''Gesch%C3%A4ft.pdf", 'Geschäft.pdf'],
    ['filename*0="a long "; filename*1="name.pdf"', 'a long name.pdf'],
    ['filename="=?utf-8?B?R2VzY2jDpGZ0LnBkZg==?="', 'Geschäft.pdf'],
  ])('names an attachment from %s', async (parameter, filename) => {
    const message = await read(
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; ${parameter}`,
      '',
      'x',
    );
    expect(message.attachments.map((file) => file.filename)).toEqual([filename]);
  });

  it('calls an attachment without a name unnamed', async () => {
    const message = await read('Content-Type: application/octet-stream', '', 'x');
    expect(message.attachments).toMatchObject([{ filename: 'unnamed' }]);
  });

  it('is empty where nothing was said', async () => {
    expect(await read('', '')).toMatchObject({ from: '', to: '', subject: '', html: '', attachments: [] });
  });
});
