import type { Registry } from '../app.ts';
import type { Envelope } from './envelope/read-envelope.ts';
import type { GatewaySettings, openGatewaySettings } from './gateway-settings.ts';
import type { Presenter } from './presenters/presenter.ts';
import type { PresenterBook } from './presenters/presenter-book.ts';
import type { Refusal } from './refusal.ts';
import type { Delivery } from './submissions/markers.ts';
import type { RuleBook } from './submissions/rule-book.ts';
import type { SubmissionBook } from './submissions/submission-book.ts';
import type { Markup } from '../xml/write-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';

export interface Gateway extends Omit<Registry, 'app'> {
  settings: ReturnType<typeof openGatewaySettings>;
  presenters: PresenterBook;
  submissions: SubmissionBook;
  rules: RuleBook;
}

export interface Message {
  envelope: Envelope;
  presenter: Presenter;
  body: XmlElement;
  receivedAt: Date;
}

export type Outcome =
  | { ok: true; body?: Markup; qualifier?: GatewaySettings['receiptQualifier']; delivery?: Delivery }
  | { ok: false; refusal: Refusal };

export type MessageHandler = (gateway: Gateway, message: Message) => Outcome | Promise<Outcome>;
