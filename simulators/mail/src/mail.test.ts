import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningMail, startMail } from './index.ts';

interface Listed {
  subject: string;
  text: string;
  html: string;
  attachments: unknown[];
}

const notice = {
  from: 'Statbook <books@statbook.example>',
  to: 'ada@example.com',
  subject: 'Confirmation statement due',
  text: 'Open http://127.0.0.1:3000/diary to see it.',
};

describe('the mailbox', () => {
  let mail: RunningMail;
  beforeEach(async () => {
    mail = await startMail({ clockAt: '2026-11-21T10:00:00Z' });
  });
  afterEach(() => mail.close());

  const send = (message: object) => createTransport(mail.smtpUrl).sendMail({ ...notice, ...message });
  const getText = async (path: string) => (await fetch(mail.url + path)).text();
  const list = async (path = '/messages'): Promise<Listed[]> => JSON.parse(await getText(path));
  const find = async (id: string): Promise<Listed> => JSON.parse(await getText(`/messages/${id}`));
  const refuse = (refusal: object) =>
    fetch(`${mail.url}/_admin/refusals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(refusal),
    });

  it('keeps a message with its envelope, its sender and its text', async () => {
    await send({ cc: 'Ben <ben@example.com>', bcc: 'cy@example.com' });
    expect(await list()).toMatchObject([
      {
        id: '1',
        receivedAt: expect.stringMatching(/^2026-11-21T10:00/),
        envelope: {
          from: 'books@statbook.example',
          to: ['ada@example.com', 'ben@example.com', 'cy@example.com'],
        },
        from: 'Statbook <books@statbook.example>',
        cc: 'Ben <ben@example.com>',
        subject: 'Confirmation statement due',
        text: expect.stringContaining('Open http://127.0.0.1:3000/diary'),
        attachments: [],
      },
    ]);
    expect(await find('1')).toMatchObject({ subject: 'Confirmation statement due' });
    expect((await fetch(`${mail.url}/messages/2`)).status).toBe(404);
  });

  it('reads accents, long lines, dots at the start of a line and both forms of a text', async () => {
    const text = `.\n..Zoë owes £5 – ${'very long '.repeat(40)}\nend`;
    await send({ subject: `Zoë’s filing: ${'ä'.repeat(80)}`, text, html: '<p>Zoë</p>' });
    const message = await find('1');
    expect(message.subject).toBe(`Zoë’s filing: ${'ä'.repeat(80)}`);
    expect(message.text.trim().replaceAll('\r\n', '\n')).toBe(text);
    expect(message.html.trim()).toBe('<p>Zoë</p>');
  });

  it('keeps attachments whole', async () => {
    const content = Buffer.from(Array.from({ length: 5000 }, (_none, place) => place % 256));
    await send({ attachments: [{ filename: 'Geschäft.pdf', content, contentType: 'application/pdf' }] });
    expect((await find('1')).attachments).toEqual([
      { filename: 'Geschäft.pdf', contentType: 'application/pdf', size: 5000 },
    ]);
    const file = await fetch(`${mail.url}/messages/1/attachments/0`);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect((await fetch(`${mail.url}/messages/1/attachments/1`)).status).toBe(404);
    expect(await getText('/messages/1/raw')).toContain('Content-Disposition: attachment');
  });

  it('lists the newest first, or those of one address', async () => {
    await send({ subject: 'First' });
    await send({ subject: 'Second', to: 'ben@example.com' });
    const subjects = async (path: string) => (await list(path)).map(({ subject }) => subject);
    expect(await subjects('/messages')).toEqual(['Second', 'First']);
    expect(await subjects('/messages?to=ADA@example.com')).toEqual(['First']);
  });

  it('is emptied on demand', async () => {
    await send({});
    expect((await fetch(`${mail.url}/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('shows its mail to people, with links and without markup from outside', async () => {
    expect(await getText('/')).toContain('No mail has come yet.');
    await send({ subject: '<b>Due</b>', html: '<p>Due</p><script>alert(1)</script>' });
    expect(await getText('/')).toContain('<a href="/mailbox/1">&lt;b&gt;Due&lt;/b&gt;</a>');
    const page = await getText('/mailbox/1');
    expect(page).toContain('<a href="http://127.0.0.1:3000/diary">http://127.0.0.1:3000/diary</a>');
    const designed = await fetch(`${mail.url}/mailbox/1/html`);
    expect(designed.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups; default-src 'none'/,
    );
    expect((await fetch(`${mail.url}/mailbox/9`)).status).toBe(404);
  });

  it('refuses recipients as often as the admin API has set', async () => {
    await refuse({ matches: '^ada@', reply: '451 4.3.0 Try again later', times: 1 });
    await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
    await send({});
    await refuse({ matches: '@gone', reply: '550 5.1.1 No such mailbox' });
    await expect(send({ to: 'ada@gone.example' })).rejects.toMatchObject({ responseCode: 550 });
    await fetch(`${mail.url}/_admin/refusals`, { method: 'DELETE' });
    await send({ to: 'ada@gone.example' });
    expect(await list()).toHaveLength(2);
    expect((await refuse({ matches: 'x', reply: 'no' })).status).toBe(422);
    expect((await refuse({ matches: '(', reply: '550 no' })).status).toBe(422);
  });

  it('keeps its mail across a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    try {
      const stateFile = join(folder, 'mail.sqlite');
      const before = await startMail({ stateFile });
      await createTransport(before.smtpUrl).sendMail(notice);
      await before.close();
      const after = await startMail({ stateFile });
      expect(await (await fetch(`${after.url}/messages`)).json()).toHaveLength(1);
      await after.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
