import { describe, expect, it } from 'vitest';
import { answering, ask, refusing } from '../../testing/gateway.ts';
import type { Responder } from '../../testing/local-server.ts';

const waiting = `<SubmissionStatus><Status><SubmissionNumber>00001A</SubmissionNumber>
  <StatusCode>PARKED</StatusCode><CustomerReference>M-1</CustomerReference>
  <Examiner><Telephone>Fred</Telephone><Comment>Send the deed</Comment></Examiner></Status></SubmissionStatus>`;

describe('asking for a status', () => {
  it('gives the status of that number', async () => {
    const { reply, received } = await ask(answering({ body: waiting }), (client) =>
      client.getSubmissionStatus('00001A'),
    );
    expect(reply).toMatchObject({
      ok: true,
      value: { known: true, statusCode: 'PARKED', examiner: { telephone: 'Fred', comment: 'Send the deed' } },
    });
    expect(received[0]?.body).toContain(
      '<SubmissionNumber>00001A</SubmissionNumber><PresenterID>E0000000000</PresenterID>',
    );
  });

  it('gives the last of several statuses of the number', async () => {
    const accepted = waiting.replace('PARKED', 'ACCEPT');
    const body = `<SubmissionStatus>${[waiting, accepted].map((each) => /<Status>.*<\/Status>/s.exec(each)?.[0]).join('')}</SubmissionStatus>`;
    const { reply } = await ask(answering({ body }), (client) => client.getSubmissionStatus('00001A'));
    expect(reply).toMatchObject({ value: { statusCode: 'ACCEPT' } });
  });

  it('sends the presenter hashed where the settings say so', async () => {
    const { received } = await ask(
      answering({ body: waiting }),
      (client) => client.getSubmissionStatus('00001A'),
      { presenterIdForm: 'md5' },
    );
    expect(received[0]?.body).toContain('<PresenterID>e4004184e3705b07b6cfe39f173ba9ee</PresenterID>');
  });

  it.each<[string, Responder]>([
    ['an error', refusing('9999', 'No Transaction Found')],
    ['error 8026', refusing('8026', 'nothing')],
    ['an empty list', answering({ body: '<SubmissionStatus/>' })],
    ['the status of another number', answering({ body: waiting.replace('00001A', '00001B') })],
    ['no body', answering({})],
  ])('says that the number is unknown when the gateway answers with %s', async (_, respond) => {
    const { reply } = await ask(respond, (client) => client.getSubmissionStatus('00001A'));
    expect(reply).toMatchObject({ ok: true, value: { known: false } });
  });

  it('does not take a refusal for an unknown number', async () => {
    const { reply } = await ask(refusing('9999', 'No presenter ID supplied'), (client) =>
      client.getSubmissionStatus('00001A'),
    );
    expect(reply).toMatchObject({ ok: false, reason: 'refused', text: 'No presenter ID supplied' });
  });

  it('has no answer when a status has a code that nobody knows', async () => {
    const { reply } = await ask(answering({ body: waiting.replace('PARKED', 'MISLAID') }), (client) =>
      client.getSubmissionStatus('00001A'),
    );
    expect(reply).toMatchObject({ ok: false, reason: 'nonsense' });
  });
});

describe('the general poll', () => {
  it('names the presenter alone, and gives every status that waits', async () => {
    const decided = ['00001A', '00001B'].map(
      (number) =>
        `<Status><SubmissionNumber>${number}</SubmissionNumber><StatusCode>ACCEPT</StatusCode></Status>`,
    );
    const body = `<SubmissionStatus>${decided.join('')}</SubmissionStatus>`;
    const { reply, received } = await ask(answering({ body }), (client) => client.pollStatuses());
    expect(reply).toMatchObject({
      value: [{ submissionNumber: '00001A' }, { submissionNumber: '00001B', statusCode: 'ACCEPT' }],
    });
    expect(received[0]?.body).toMatch(
      /<GetSubmissionStatus [^>]*><PresenterID>E0000000000<\/PresenterID><\/GetSubmissionStatus>/,
    );
  });

  it.each<[string, Responder]>([
    ['error 8026', refusing('8026', 'nothing')],
    ['an empty list', answering({ body: '<SubmissionStatus/>' })],
    ['no body', answering({})],
  ])('finds nothing where the gateway answers with %s', async (_, respond) => {
    const { reply } = await ask(respond, (client) => client.pollStatuses());
    expect(reply).toMatchObject({ ok: true, value: [] });
  });

  it.each(['<status/>', ''])('is acknowledged by the answer "%s"', async (body) => {
    const { reply, received } = await ask(answering({ body }), (client) => client.statusAck());
    expect(reply).toMatchObject({ ok: true, value: { acknowledged: true } });
    expect(received[0]?.body).toMatch(
      /<Class>StatusAck<\/Class>.*<StatusAck xmlns="http:\/\/xmlgw.companieshouse.gov.uk"/s,
    );
  });

  it('is not acknowledged by a refusal', async () => {
    const { reply } = await ask(refusing('502', 'Authorisation Failure'), (client) => client.statusAck());
    expect(reply).toMatchObject({ ok: false, reason: 'refused' });
  });
});
