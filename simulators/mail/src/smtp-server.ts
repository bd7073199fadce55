import { createServer, type Socket } from 'node:net';
import { createSmtpSession, type SmtpRules } from './smtp-session.ts';

export interface RunningSmtpServer {
  port: number;
  close(): Promise<void>;
}

/** Listens for mail; a line longer than any command or text line ends the connection. */
export async function startSmtpServer(
  rules: SmtpRules,
  place: { port: number; host: string },
): Promise<RunningSmtpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that goes away in the middle leaves nothing to answer.
    socket.on('error', () => socket.destroy());
    converse(socket, rules);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place.port, place.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : place.port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const longestLine = 64 * 1024;

function converse(socket: Socket, rules: SmtpRules): void {
  const session = createSmtpSession(rules);
  let rest = '';
  socket.setEncoding('latin1');
  socket.write('220 mail.localhost ESMTP\r\n');
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const reply = session.receive(line);
      if (reply !== undefined) socket.write(`${reply}\r\n`);
      if (reply?.startsWith('221')) socket.end();
    }
    if (rest.length > longestLine) socket.end('500 5.5.2 Line too long\r\n');
  });
}
