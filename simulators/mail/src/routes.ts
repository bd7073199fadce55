import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StoredMessage, Mailbox, Refusal } from './mailbox.ts';
import { renderList, renderMessage } from './pages.ts';

interface ById {
  Params: { id: string };
}

/** The pages for people, the API for tests, and the refusals of recipients. */
export function addMailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  addPages(app, mailbox);
  addMessageApi(app, mailbox);
  addAdminApi(app, mailbox);
}

function addAdminApi(app: FastifyInstance, mailbox: Mailbox): void {
  app.post<{ Body: Refusal }>('/_admin/refusals', async (request, reply) => {
    if (!isRefusal(request.body)) {
      return reply
        .code(422)
        .send({ detail: 'Say which recipients, and a reply such as "550 5.1.1 No such mailbox".' });
    }
    mailbox.refuse(request.body);
    return reply.code(204).send();
  });
  app.delete('/_admin/refusals', async (_request, reply) => {
    mailbox.clearRefusals();
    return reply.code(204).send();
  });
}

function isRefusal({ matches, reply }: Refusal): boolean {
  return typeof matches === 'string' && isPattern(matches) && /^[45]\d\d /.test(reply);
}

function isPattern(text: string): boolean {
  try {
    RegExp(text);
    return true;
  } catch {
    return false;
  }
}

function addPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/', async (_request, reply) => sendPage(reply, renderList(mailbox.list())));
  app.get<ById>('/mailbox/:id', async (request, reply) => {
    const message = mailbox.find(request.params.id);
    return message === undefined ? sendMissing(reply) : sendPage(reply, renderMessage(message));
  });
  app.get<ById>('/mailbox/:id/html', async (request, reply) => {
    const message = mailbox.find(request.params.id);
    if (message === undefined) return sendMissing(reply);
    // A message is a stranger's page: no script, no origin, nothing fetched.
    const policy = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(message.html);
  });
  const stylesheet = readFileSync(new URL('mailbox.css', import.meta.url), 'utf8');
  app.get('/mailbox.css', async (_request, reply) => reply.type('text/css').send(stylesheet));
}

function addMessageApi(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>('/messages', async (request) =>
    mailbox.list(request.query.to).map(withoutFiles),
  );
  app.delete('/messages', async (_request, reply) => {
    mailbox.empty();
    return reply.code(204).send();
  });
  app.get<ById>('/messages/:id', async (request, reply) => {
    const message = mailbox.find(request.params.id);
    return message === undefined ? sendMissing(reply) : withoutFiles(message);
  });
  app.get<ById>('/messages/:id/raw', async (request, reply) => {
    const raw = mailbox.findRaw(request.params.id);
    if (raw === undefined) return sendMissing(reply);
    return reply.type('message/rfc822').send(raw);
  });
  app.get<{ Params: { id: string; place: string } }>(
    '/messages/:id/attachments/:place',
    async (request, reply) => {
      const file = mailbox.find(request.params.id)?.attachments[Number(request.params.place)];
      if (file === undefined) return sendMissing(reply);
      reply.header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      );
      return reply.type(file.contentType).send(Buffer.from(file.contentBase64, 'base64'));
    },
  );
}

/** A message without the bytes of its attachments, which have an address of their own. */
function withoutFiles(message: StoredMessage): object {
  const attachments = message.attachments.map(({ filename, contentType, size }) => ({
    filename,
    contentType,
    size,
  }));
  return { ...message, attachments };
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page);
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ detail: 'There is no such message.' });
}
