/** What a client handed over: the addresses on the envelope and the message, one character for each byte. */
export interface Delivery {
  from: string;
  to: string[];
  raw: string;
}

export interface SmtpRules {
  /** The reply that refuses a recipient, such as `550 5.1.1 No such mailbox`; none accepts it. */
  refuseRecipient(address: string): string | undefined;
  deliver(delivery: Delivery): void;
}

/** Largest message, in bytes, announced by SIZE (RFC 1870). */
export const sizeLimit = 25 * 1024 * 1024;

interface State {
  greeted: boolean;
  from?: string;
  to: string[];
  /** The lines of the message while it comes in. */
  data?: string[];
  size: number;
}

/** One conversation (RFC 5321): takes lines without their ending, gives the reply to each, if it has one. */
export function createSmtpSession(rules: SmtpRules): { receive(line: string): string | undefined } {
  const state: State = { greeted: false, to: [], size: 0 };
  return {
    receive: (line) => (state.data === undefined ? obey(state, rules, line) : takeLine(state, rules, line)),
  };
}

function obey(state: State, rules: SmtpRules, line: string): string {
  const [verb = '', ...rest] = line.split(' ');
  const argument = rest.join(' ');
  switch (verb.toUpperCase()) {
    case 'HELO':
      return greet(state, '250 mail.localhost');
    case 'EHLO':
      return greet(
        state,
        `250-mail.localhost\r\n250-PIPELINING\r\n250-SIZE ${sizeLimit}\r\n250-SMTPUTF8\r\n250 8BITMIME`,
      );
    case 'MAIL':
      return takeSender(state, argument);
    case 'RCPT':
      return takeRecipient(state, rules, argument);
    case 'DATA':
      return openData(state);
    case 'RSET':
      forget(state);
      return '250 2.0.0 Forgotten';
    case 'NOOP':
      return '250 2.0.0 Nothing done';
    case 'VRFY':
      return '252 2.5.0 Send some mail and see';
    case 'QUIT':
      return '221 2.0.0 Goodbye';
    default:
      return '502 5.5.1 No such command';
  }
}

function greet(state: State, reply: string): string {
  forget(state);
  state.greeted = true;
  return reply;
}

function takeSender(state: State, argument: string): string {
  const [, address, parameters = ''] = /^FROM:\s*<([^<>]*)>(.*)$/i.exec(argument) ?? [];
  if (!state.greeted || state.from !== undefined) return '503 5.5.1 Not now';
  // The empty address is the sender of a notice that must not be answered.
  if (address === undefined || (address !== '' && !isAddress(address))) return '501 5.1.7 Not an address';
  if (Number(/SIZE=(\d+)/i.exec(parameters)?.[1] ?? 0) > sizeLimit) return '552 5.3.4 Message too big';
  state.from = address;
  return '250 2.1.0 Sender noted';
}

function takeRecipient(state: State, rules: SmtpRules, argument: string): string {
  const address = /^TO:\s*<([^<>]+)>/i.exec(argument)?.[1];
  if (state.from === undefined) return '503 5.5.1 Say who sends it first';
  if (address === undefined || !isAddress(address)) return '501 5.1.3 Not an address';
  const refusal = rules.refuseRecipient(address);
  if (refusal !== undefined) return refusal;
  state.to.push(address);
  return '250 2.1.5 Recipient noted';
}

function openData(state: State): string {
  if (state.to.length === 0) return '503 5.5.1 Say who receives it first';
  state.data = [];
  return '354 End with a dot on a line of its own';
}

function takeLine(state: State, rules: SmtpRules, line: string): string | undefined {
  const { from = '', to, data = [] } = state;
  if (line !== '.') {
    state.size += line.length + 2;
    // Past the limit the lines are let go, and the message is refused at its end.
    if (state.size <= sizeLimit) data.push(line.startsWith('.') ? line.slice(1) : line);
    return undefined;
  }
  const isTooBig = state.size > sizeLimit;
  forget(state);
  if (isTooBig) return '552 5.3.4 Message too big';
  rules.deliver({ from, to, raw: `${data.join('\r\n')}\r\n` });
  return '250 2.0.0 Message kept';
}

/** Back to before MAIL; a greeting stays given. */
function forget(state: State): void {
  delete state.from;
  delete state.data;
  state.to = [];
  state.size = 0;
}

function isAddress(text: string): boolean {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text);
}
