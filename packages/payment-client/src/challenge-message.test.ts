import { describe, expect, it } from 'vitest';
import { encodeMessage, isSameTransaction, readCReq, readCRes, toSessionData } from './challenge-message.ts';

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

describe('ids and session data', () => {
  it('compares ids without regard to case', () => {
    expect(isSameTransaction('13c701a3', '13C701A3')).toBe(true);
    expect(isSameTransaction('13c701a3', '13C701A4')).toBe(false);
  });

  it('writes session data that banks do not break', () => {
    expect(toSessionData('{attempt:1}?>')).toMatch(/^[\w-]+$/);
  });
});
