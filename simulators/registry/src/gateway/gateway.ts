import type { Clock, Store } from '@statbook-simulators/kit';
import type { World } from '../world/world.ts';
import type { Envelope } from './envelope/read-envelope.ts';
import type { GatewaySettings, SettingsBook } from './gateway-settings.ts';
import type { Presenter } from './presenters/presenter.ts';
import type { PresenterBook } from './presenters/presenter-book.ts';
import type { Refusal } from './refusal.ts';
import type { SchemaCheck } from './schema/genuine-schemas.ts';
import type { Delivery } from './submissions/markers.ts';
import type { RuleBook } from './submissions/rule-book.ts';
import type { SubmissionBook } from './submissions/submission-book.ts';
import type { Markup } from './xml/write-xml.ts';
import type { XmlElement } from './xml/xml-element.ts';

/** Everything that the gateway's parts work on. */
export interface Gateway {
  world: World;
  clock: Clock;
  store: Store;
  settings: SettingsBook;
  presenters: PresenterBook;
  submissions: SubmissionBook;
  rules: RuleBook;
  /** Present where the genuine schemas are at hand. */
  checkSchema?: SchemaCheck;
}

/** A message whose sender is known. */
export interface Message {
  envelope: Envelope;
  presenter: Presenter;
  body: XmlElement;
  receivedAt: Date;
}

export type Outcome =
  | { ok: true; body?: Markup; qualifier?: GatewaySettings['receiptQualifier']; delivery?: Delivery }
  | { ok: false; refusal: Refusal };

/** Answers the messages of one class. */
export type MessageHandler = (gateway: Gateway, message: Message) => Outcome | Promise<Outcome>;
