import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type HeardStream, readStream } from '../../testing/listen.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { type Heard, type Json, parseJson, type RecordedReply, type Step } from './chapter.ts';
import { Placeholders, valueAt } from './placeholders.ts';

const longestWaitMs = 30_000;

/** Plays the steps of one chapter over HTTP, with an account and values of its own. */
export class Player {
  readonly #url: string;
  readonly #tokens: Record<string, string | undefined>;
  readonly #values = new Placeholders();
  readonly #streams = new Map<string, HeardStream>();

  private constructor(url: string, tokens: Record<string, string | undefined>) {
    this.#url = url;
    this.#tokens = tokens;
  }

  static async create(api: TestApi): Promise<Player> {
    const account = await api.newAccount();
    const { main: stranger } = await api.newAccount();
    const people = { main: account.main, agent: await account.addAgent([]), stranger };
    const { url, payments, registry, mail, issuer } = api;
    const tokens = Object.entries(people).map(([name, { token }]) => [name, token]);
    const player = new Player(url, Object.fromEntries(tokens));
    const addresses = {
      api: url,
      cards: payments.apiUrl,
      payments: payments.url,
      registry: registry.url,
      mail: mail.url,
      issuer,
    };
    for (const [name, address] of Object.entries(addresses)) player.#values.keep(name, address);
    for (const [name, { userId, accountId, email, token }] of Object.entries(people)) {
      const [subject = ''] = email.split('@');
      for (const [fact, value] of Object.entries({ userId, accountId, email, subject, token }))
        player.#values.keep(`${name}.${fact}`, value);
    }
    return player;
  }

  /** The step with the reply that it got. */
  play(step: Step | Heard): Promise<Step | Heard> {
    return 'hear' in step ? this.#hear(step) : this.#send(step);
  }

  stop(): void {
    for (const stream of this.#streams.values()) stream.stop();
  }

  async #send(step: Step, until = Date.now() + longestWaitMs): Promise<Step> {
    const response = await this.#fetch(step);
    const { status, headers } = response;
    if (step.stream !== undefined && status === 200) {
      this.#streams.set(step.stream, readStream(response));
      return { ...step, reply: { status, type: headers.get('content-type') } };
    }
    const { text, json } = await readReply(response);
    if (!this.#isAwaited(step, json)) {
      if (Date.now() > until) throw new Error(`${step.send}: still ${text}`);
      await pause(100);
      return this.#send(step, until);
    }
    // A code of a sign-in comes back in the address to which the browser is sent.
    this.#keep(step, `${headers.get('location') ?? ''}\n${text}`, json);
    // What others answer is not ours to hold.
    return step.send.includes(' /') ? { ...step, reply: this.#record(step, response, text) } : step;
  }

  #record({ varies, digest }: Step, { status, headers }: Response, text: string): RecordedReply {
    const [type, disposition] = [headers.get('content-type'), headers.get('content-disposition')];
    const record = (written: string) => this.#values.replace(written, varies);
    return {
      status,
      type,
      ...(disposition !== null && { disposition: record(disposition) }),
      ...(isText(type) && { body: digestBelow(toBody(record(text)), digest) }),
    };
  }

  #fetch({ as = 'main', send, headers, body, form }: Step): Promise<Response> {
    const [method = '', address = ''] = this.#values.fillText(send).split(' ');
    const token = this.#tokens[as];
    const filled = (texts: Record<string, string>) =>
      Object.entries(texts).map(([name, value]) => [name, this.#values.fillText(value)]);
    const written = body === undefined ? undefined : JSON.stringify(this.#values.fill(body));
    const payload = form === undefined ? written : new URLSearchParams(filled(form));
    return fetch(address.startsWith('/') ? `${this.#url}${address}` : address, {
      method,
      headers: {
        ...(token !== undefined && address.startsWith('/') && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...Object.fromEntries(filled(headers ?? {})),
      },
      ...(payload !== undefined && { body: payload }),
      redirect: 'manual',
    });
  }

  #isAwaited({ until = {} }: Step, reply: Json): boolean {
    return Object.entries(until).every(([path, value]) => {
      const found = valueAt(reply, path);
      if (value === '<any>') return found !== undefined && found !== null;
      return this.#values.replace(JSON.stringify(found) ?? '') === JSON.stringify(value);
    });
  }

  #keep({ send, keep = {} }: Step, text: string, json: Json): void {
    for (const [name, place] of Object.entries(keep)) {
      const pattern = /^\/(.+)\/$/.exec(place)?.[1];
      const value = pattern === undefined ? valueAt(json, place) : new RegExp(pattern).exec(text)?.[1];
      if (value === undefined) throw new Error(`${send}: no ${place} in the reply ${text}`);
      this.#values.keep(name, value);
    }
  }

  async #hear(step: Heard): Promise<Heard> {
    const event = await this.#streams.get(step.hear)?.nextOf(step.topic);
    if (event === undefined) throw new Error(`The stream ${step.hear} ended before ${step.topic}.`);
    return { ...step, event: this.#values.replace(event.text) };
  }
}

async function readReply(response: Response): Promise<{ text: string; json: Json }> {
  const type = response.headers.get('content-type') ?? '';
  const sent = Buffer.from(await response.arrayBuffer()).toString();
  // Where a line of a calendar is folded depends on the length of the server's own address.
  const text = type.startsWith('text/calendar') ? sent.replaceAll('\r\n ', '') : sent;
  return { text, json: type.includes('json') ? parseJson(text) : null };
}

const isText = (type: string | null) =>
  type !== null && /json|text|xml|svg/.test(type) && !type.includes('sheet');

/** JSON whose bytes are those of `JSON.stringify` is shown as JSON. */
function toBody(text: string): Json {
  try {
    const json = parseJson(text);
    return JSON.stringify(json) === text ? json : text;
  } catch {
    return text;
  }
}

function digestBelow(value: Json, depth = Number.POSITIVE_INFINITY): Json {
  if (typeof value !== 'object' || value === null || depth === Number.POSITIVE_INFINITY) return value;
  if (depth < 0) return `<${createHash('sha256').update(JSON.stringify(value)).digest('base64')}>`;
  if (Array.isArray(value)) return value.map((item) => digestBelow(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, digestBelow(member, depth - 1)]),
  );
}
