import PostalMime, { type Address, type Attachment as MimeAttachment } from 'postal-mime';

interface Attachment {
  filename: string;
  contentType: string;
  /** In bytes. */
  size: number;
  contentBase64: string;
}

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

export async function readMessage(raw: Buffer): Promise<MessageContent> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    from: writeAddresses(email.from && [email.from]),
    to: writeAddresses(email.to),
    cc: writeAddresses(email.cc),
    replyTo: writeAddresses(email.replyTo),
    subject: email.subject ?? '',
    date: email.date ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map(toAttachment),
  };
}

function toAttachment({ filename, mimeType, content }: MimeAttachment): Attachment {
  const contentBase64 = typeof content === 'string' ? content : '';
  const size = Buffer.from(contentBase64, 'base64').length;
  return { filename: filename ?? 'unnamed', contentType: mimeType, size, contentBase64 };
}

function writeAddresses(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');
}
