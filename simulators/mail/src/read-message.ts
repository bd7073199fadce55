import {
  decodeBytes,
  decodeQuoted,
  type Headers,
  readHeader,
  readParameters,
  splitPart,
} from './mime-headers.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  contentBase64: string;
}

/** What a reader sees of a message. */
export interface MessageContent {
  from: string;
  to: string;
  cc: string;
  replyTo: string;
  subject: string;
  date: string;
  text: string;
  html: string;
  attachments: Attachment[];
}

/** Reads a message as it came over the wire, one character for each byte. */
export function readMessage(raw: string): MessageContent {
  const { headers, body } = splitPart(raw);
  const content: MessageContent = {
    from: readHeader(headers, 'from'),
    to: readHeader(headers, 'to'),
    cc: readHeader(headers, 'cc'),
    replyTo: readHeader(headers, 'reply-to'),
    subject: readHeader(headers, 'subject'),
    date: readHeader(headers, 'date'),
    text: '',
    html: '',
    attachments: [],
  };
  readPart(headers, body, content);
  return content;
}

function readPart(headers: Headers, body: string, content: MessageContent): void {
  const { type, parameters } = readParameters(headers.get('content-type') ?? 'text/plain');
  if (!type.startsWith('multipart/')) return readLeaf(headers, body, content);
  for (const part of splitParts(body, parameters['boundary'] ?? '')) {
    const inner = splitPart(part);
    readPart(inner.headers, inner.body, content);
  }
}

function readLeaf(headers: Headers, body: string, content: MessageContent): void {
  const { type, parameters } = readParameters(headers.get('content-type') ?? 'text/plain');
  const disposition = readParameters(headers.get('content-disposition') ?? '');
  const filename = disposition.parameters['filename'] ?? parameters['name'];
  const bytes = decodeBody(body, headers.get('content-transfer-encoding') ?? '7bit');
  const place = disposition.type === 'attachment' || filename !== undefined ? 'attachment' : type;
  if (place === 'text/plain') content.text += decodeBytes(bytes, parameters['charset'] ?? 'utf-8');
  else if (place === 'text/html') content.html += decodeBytes(bytes, parameters['charset'] ?? 'utf-8');
  else content.attachments.push(toAttachment(filename ?? 'unnamed', type, bytes));
}

function toAttachment(filename: string, contentType: string, bytes: Buffer): Attachment {
  const name = readHeader(new Map([['name', filename]]), 'name');
  return { filename: name, contentType, size: bytes.length, contentBase64: bytes.toString('base64') };
}

function splitParts(body: string, boundary: string): string[] {
  const [, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
  return parts.filter((part) => !part.startsWith('--')).map((part) => part.replace(/^[ \t]*\r\n/, ''));
}

function decodeBody(body: string, encoding: string): Buffer {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return decodeQuoted(body);
    default:
      return Buffer.from(body, 'latin1');
  }
}
