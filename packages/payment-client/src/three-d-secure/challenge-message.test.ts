import { describe, expect, it } from 'vitest';
import { hasPublishedSamples, named, parseSample, readSample } from '../testing/published-samples.ts';
import { encodeMessage, readCReq, readCRes } from './challenge-message.ts';

const result = { messageType: 'CRes', acsTransID: '13C701A3', transStatus: 'Y', note: 'été ÿþ ok?>' };

describe('reading what the bank’s page posted', () => {
  it('reads base64url and the standard alphabet, with padding or without, and plus signs turned to spaces', () => {
    const plain = encodeMessage(result);
    const standard = Buffer.from(JSON.stringify(result)).toString('base64');
    expect(standard).toMatch(/[+/]/);
    for (const encoded of [plain, standard, standard.replaceAll('+', ' '), `${plain}==`, ` ${plain}\n`]) {
      expect(readCRes(encoded)).toEqual({ kind: 'result', acsTransId: '13C701A3', transStatus: 'Y' });
    }
  });

  it('recognises an Erro, also without the id of a transaction', () => {
    const erro = { messageType: 'Erro', errorCode: 402, errorDescription: 'Transaction Timed Out' };
    expect(readCRes(encodeMessage(erro))).toEqual({
      kind: 'error',
      errorCode: '402',
      errorDescription: 'Transaction Timed Out',
    });
  });

  it('makes nothing of anything else', () => {
    const others = ['', '%%%', btoa('not JSON'), encodeMessage([]), encodeMessage({ messageType: 'CRes' })];
    for (const text of others) expect(readCRes(text)).toBeUndefined();
    expect(readCReq(encodeMessage(result))).toBeUndefined();
  });
});

describe('reading the gateway’s challenge request', () => {
  const request = {
    messageType: 'CReq',
    messageVersion: '2.1.0',
    threeDSServerTransID: 'S1',
    acsTransID: 'A1',
  };

  it('gives the transaction and the version', () => {
    expect(readCReq(encodeMessage(request))).toEqual({ acsTransId: 'A1', messageVersion: '2.1.0' });
  });

  it.each([
    { acsTransID: '' },
    { messageVersion: 2 },
    { threeDSServerTransID: undefined },
    { messageType: 'creq' },
  ])('makes nothing of a request with %j', (change) => {
    expect(readCReq(encodeMessage({ ...request, ...change }))).toBeUndefined();
  });
});

describe.skipIf(!hasPublishedSamples)(named('the published 3-D Secure messages'), () => {
  const encoded = (name: string) => encodeMessage(Object(parseSample(name)));

  it('a padded CRes of another spelling is read', () => {
    expect(readCRes(readSample('cres-encoded.txt'))).toEqual({
      kind: 'result',
      acsTransId: '13c701a3-5a88-4c45-89e9-ef65e50a8bf9',
      transStatus: 'Y',
    });
    expect(readCRes(encoded('cres-decoded.json'))).toMatchObject({ kind: 'result' });
  });

  it('a failed CRes is not an Erro', () => {
    expect(readCRes(encoded('constructed-cres-failed-decoded.json'))).toMatchObject({ transStatus: 'N' });
    expect(readCRes(encoded('constructed-erro-402-decoded.json'))).toMatchObject({
      kind: 'error',
      errorCode: '402',
    });
    expect(readCReq(encoded('creq-decoded.json'))?.messageVersion).toBe('2.1.0');
  });
});
