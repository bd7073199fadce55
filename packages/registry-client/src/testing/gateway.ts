import { Secret } from '@statbook/domain/secret';
import { buildConfirmationStatement } from '../xml-gateway/forms/confirmation-statement/confirmation-statement.ts';
import { createGatewayClient, type GatewayClient } from '../xml-gateway/gateway-client.ts';
import type { GatewayConfig } from '../xml-gateway/gateway-config.ts';
import { type AnswerParts, govTalkAnswer, govTalkError } from './gateway-answers.ts';
import { type ReceivedRequest, type Responder, startLocalServer } from './local-server.ts';

/** A presenter of the tests. */
const presenter = { id: new Secret('E0000000000'), code: new Secret('ABCDE123456') };

/** A company of the tests with its code. */
export const company = { companyNumber: '01234567', companyAuthenticationCode: new Secret('ABC123') };

/** A client of a test server. */
export function clientAt(url: string, change: Partial<GatewayConfig> = {}): GatewayClient {
  return createGatewayClient({ url, presenter, gatewayTest: true, packageReference: '0012', ...change });
}

/** A gateway that answers every message alike, with the transaction's own number. */
export function answering(parts: Partial<AnswerParts>): Responder {
  return (request, response) => {
    response.end(govTalkAnswer({ className: 'X', transactionId: transactionOf(request), ...parts }));
  };
}

/** A gateway that refuses every message. */
export const refusing = (number: string, text: string): Responder =>
  answering({ qualifier: 'error', errors: govTalkError(number, text) });

/** What a client makes of a gateway's answer, and the messages it sent. */
export async function ask<T>(
  respond: Responder,
  question: (client: GatewayClient) => Promise<T>,
  change: Partial<GatewayConfig> = {},
): Promise<{ reply: T; received: readonly ReceivedRequest[] }> {
  await using server = await startLocalServer(respond);
  const reply = await question(clientAt(server.url, change));
  return { reply, received: [...server.received] };
}

/** A statement without changes, sealed for submission. */
export function sealedBy(client: GatewayClient) {
  const form = buildConfirmationStatement({
    reviewDate: '2026-11-18',
    acceptLawfulPurposeStatement: true,
    stateConfirmation: true,
  });
  const header = {
    ...company,
    companyName: 'EXAMPLE LIMITED',
    submissionNumber: '00001A',
    dateSigned: '2026-11-20',
  };
  const result = client.sealSubmission(header, form);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.submission;
}

function transactionOf({ body }: ReceivedRequest): string {
  return /<TransactionID>(\w+)</.exec(body)?.[1] ?? '';
}
