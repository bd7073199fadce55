import type { CallOptions } from '../../registry-failure.ts';
import { askGateway } from '../exchange/ask-gateway.ts';
import type { GatewayReply } from '../exchange/gateway-reply.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import { BODY_NAMESPACE } from '../message/envelope.ts';
import type { XmlElement } from '../message/xml-reader.ts';
import { element, textElement, type XmlNode } from '../message/xml-writer.ts';
import { md5Hex } from '../presenter.ts';
import { readStatuses, type StatusAnswer, type SubmissionStatus } from './submission-status.ts';

/** The most statuses that one answer to the general poll holds (manual, part 9). */
export const MOST_STATUSES = 20;

/** Asks for the status of one submission. Needs no acknowledgement and may be repeated. */
export async function getSubmissionStatus(
  connection: GatewayConnection,
  submissionNumber: string,
  options: CallOptions,
): Promise<GatewayReply<StatusAnswer>> {
  const number = textElement('SubmissionNumber', submissionNumber);
  const reply = await askForStatuses(connection, [number], options);
  if (!reply.ok) return reply;
  const status = reply.value.findLast((each) => each.submissionNumber === submissionNumber);
  return { ...reply, value: status ? { known: true, ...status } : { known: false } };
}

/**
 * The general poll: the presenter's decided submissions, at most 20, and the same again until they are acknowledged. One
 * caller at a time for each presenter, who stores them first (manual, part 9).
 */
export function pollStatuses(
  connection: GatewayConnection,
  options: CallOptions,
): Promise<GatewayReply<SubmissionStatus[]>> {
  return askForStatuses(connection, [], options);
}

/** Acknowledges the statuses of the last general poll, so that the next ones come (manual, part 9). */
export function statusAck(
  connection: GatewayConnection,
  options: CallOptions,
): Promise<GatewayReply<{ acknowledged: true }>> {
  const body = element('StatusAck', [], { xmlns: BODY_NAMESPACE });
  const read = (answer: XmlElement | undefined) =>
    answer === undefined || answer.name === 'status' ? { acknowledged: true as const } : undefined;
  return askGateway(connection, { className: 'StatusAck', body, read, options });
}

async function askForStatuses(
  connection: GatewayConnection,
  which: XmlNode[],
  options: CallOptions,
): Promise<GatewayReply<SubmissionStatus[]>> {
  const { id } = connection.presenter;
  const presenterId = connection.presenterIdForm === 'md5' ? md5Hex(id) : id;
  const body = element('GetSubmissionStatus', [...which, textElement('PresenterID', presenterId.reveal())], {
    xmlns: BODY_NAMESPACE,
  });
  const question = { className: 'GetSubmissionStatus', body, read: readStatuses, options };
  const reply = await askGateway(connection, question);
  // "No Transaction Found" and 8026 say that there are none.
  if (reply.ok || reply.reason !== 'refused' || reply.errorClass !== 'nothing-found') return reply;
  return { ok: true, value: [], raw: reply.text, fetchedAt: connection.now().toISOString() };
}
