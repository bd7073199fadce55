import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Delivery, type RunningSmtpServer, startSmtpServer } from './smtp-server.ts';

describe('the SMTP server', () => {
  let smtp: RunningSmtpServer;
  let delivered: Delivery[];
  let refusals: Record<string, string>;
  beforeEach(async () => {
    delivered = [];
    refusals = {};
    smtp = await startSmtpServer(
      {
        refuseRecipient: (address) => refusals[address],
        deliver: async (delivery) => {
          if (delivery.from === 'breaks@example.com') throw new Error('The mailbox is broken');
          delivered.push(delivery);
        },
      },
      { port: 0, host: '127.0.0.1' },
    );
  });
  afterEach(() => smtp.close());

  /** Sends each line after the reply to the one before, and returns the codes of the replies. */
  async function converse(...lines: string[]): Promise<string[]> {
    const socket = connect(smtp.port, '127.0.0.1');
    const codes: string[] = [];
    for await (const chunk of socket) {
      const last = String(chunk).trim().split('\r\n').at(-1) ?? '';
      if (last[3] === '-') continue;
      codes.push(last.slice(0, 3));
      socket.write(`${lines.shift() ?? 'QUIT'}\r\n`);
    }
    return codes;
  }
  const hello = 'EHLO me.example';
  const sender = 'MAIL FROM:<a@example.com>';
  const recipient = 'RCPT TO:<b@example.com>';

  it('takes a message with its envelope and without its doubled dots', async () => {
    const codes = await converse(hello, sender, recipient, 'DATA', 'Subject: x\r\n\r\n..\r\n..y\r\n.');
    expect(codes).toEqual(['220', '250', '250', '250', '354', '250', '221']);
    expect(delivered).toMatchObject([{ from: 'a@example.com', to: ['b@example.com'] }]);
    expect(delivered[0]?.raw.toString()).toBe('Subject: x\r\n\r\n.\r\n.y\r\n');
  });

  it('takes several messages in one conversation, each with an envelope of its own', async () => {
    const message = ['DATA', 'Subject: x\r\n\r\nx\r\n.'];
    await converse(hello, sender, recipient, ...message, sender, 'RCPT TO:<c@example.com>', ...message);
    expect(delivered.map(({ to }) => to)).toEqual([['b@example.com'], ['c@example.com']]);
  });

  it('takes the empty sender, which notices of failed delivery have', async () => {
    await converse(hello, 'MAIL FROM:<>', recipient, 'DATA', 'Subject: x\r\n\r\nx\r\n.');
    expect(delivered).toMatchObject([{ from: '', to: ['b@example.com'] }]);
  });

  it('refuses commands out of order', async () => {
    expect(await converse(sender, hello, recipient, sender, sender, 'DATA')).toEqual([
      '220',
      '503',
      '250',
      '503',
      '250',
      '503',
      '503',
      '221',
    ]);
  });

  it('forgets the envelope at RSET', async () => {
    const codes = await converse(hello, sender, recipient, 'RSET', 'DATA');
    expect(codes).toEqual(['220', '250', '250', '250', '250', '503', '221']);
  });

  it('refuses what is no address and no command', async () => {
    const codes = await converse(hello, 'MAIL FROM:nobody', 'JUMP');
    expect(codes.slice(2, 4)).toEqual(['501', '500']);
  });

  it('offers neither sign-in nor encryption', async () => {
    expect((await converse(hello, 'AUTH PLAIN', 'STARTTLS')).slice(2, 4)).toEqual(['500', '500']);
  });

  it('gives the reply of a refused recipient and takes the others', async () => {
    refusals['gone@example.com'] = '550 5.1.1 No such mailbox';
    const transport = createTransport({ host: '127.0.0.1', port: smtp.port });
    const sent = await transport.sendMail({
      from: 'a@example.com',
      to: ['gone@example.com', 'b@example.com'],
      text: 'x',
    });
    expect(sent.rejected).toEqual(['gone@example.com']);
    expect(sent.rejectedErrors).toMatchObject([{ responseCode: 550, response: '550 5.1.1 No such mailbox' }]);
    expect(delivered.map(({ to }) => to)).toEqual([['b@example.com']]);
  });

  it('refuses a message that is announced as too big', async () => {
    const codes = await converse(hello, 'MAIL FROM:<a@example.com> SIZE=30000000');
    expect(codes[2]).toBe('552');
  });

  it('refuses a message that turns out to be too big, and keeps nothing of it', async () => {
    const line = `${'x'.repeat(998)}\r\n`;
    const body = `Subject: x\r\n\r\n${line.repeat(27_000)}.`;
    expect((await converse(hello, sender, recipient, 'DATA', body)).at(-2)).toBe('552');
    expect(delivered).toEqual([]);
  });

  it('answers that a message could not be stored, so that its sender tries again', async () => {
    const codes = await converse(hello, 'MAIL FROM:<breaks@example.com>', recipient, 'DATA', 'x\r\n.');
    expect(codes.at(-2)).toBe('450');
  });

  it('cuts off who still holds a connection when it ends', async () => {
    const socket = connect(smtp.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('data', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await smtp.close();
    await ended;
  });

  it('does not start on a port that is taken', async () => {
    const rules = { refuseRecipient: () => undefined, deliver: async () => undefined };
    const second = startSmtpServer(rules, { port: smtp.port, host: '127.0.0.1' });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('outlives a client that goes away in the middle', async () => {
    const socket = connect(smtp.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.resetAndDestroy();
    expect((await converse(hello)).slice(0, 2)).toEqual(['220', '250']);
  });
});
