import { createServer, request as ask } from 'node:http';

/** A plain proxy in front of several instances of the product. */
export interface RoundRobinProxy {
  url: string;
  close(): Promise<void>;
}

/** Hands each request to the next of `ports`, whoever asks: nothing sticks to an instance. */
export async function startRoundRobinProxy(
  listenOn: number,
  ports: readonly number[],
): Promise<RoundRobinProxy> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[turn % ports.length];
    turn += 1;
    const { method, url, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => void server.listen(listenOn, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${listenOn}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
