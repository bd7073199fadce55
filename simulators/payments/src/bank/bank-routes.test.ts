import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decode, openShop, readField, type Reply, type Shop } from '../testing/shop.ts';

describe("the bank's page", () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  const bringCreq = (challenge: Reply, more = {}) =>
    shop.brings('html_challenge', { creq: String(challenge.body['cReq']), ...more });
  const answer = async (
    challenge: Reply,
    fields: Record<string, string> = { challengeData: 'challenge' },
  ) => {
    const acsTransactionID = String(challenge.body['acsTransId']);
    return (await shop.brings('html_challenge_answer', { acsTransactionID, ...fields })).text();
  };
  const readResult = (page: string) => decode(readField(page, 'cres'));

  it('opens from a form post only', async () => {
    const answers = await Promise.all(
      ['html_challenge', 'html_challenge_answer'].map((page) =>
        fetch(`${shop.bankUrl}/3ds-simulator/${page}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([405, 405]);
  });

  it('knows only its own payments', async () => {
    expect((await shop.brings('html_challenge', { creq: 'bm9uc2Vuc2U' })).status).toBe(400);
    expect((await shop.brings('html_challenge', {})).status).toBe(400);
    const challenge = await shop.payWithChallenge();
    expect(await answer(challenge)).toContain('knows nothing of this payment');
  });

  it('asks for the word and sends the result to the shop, with what the shop gave it to keep', async () => {
    const challenge = await shop.payWithChallenge();
    expect(decode(String(challenge.body['cReq']))).toMatchObject({
      messageType: 'CReq',
      messageVersion: '2.1.0',
      acsTransID: challenge.body['acsTransId'],
      challengeWindowSize: '03',
    });
    const question = await bringCreq(challenge, { threeDSSessionData: 'c2Vzc2lvbg' });
    expect(await question.text()).toContain('Your bank asks you to confirm this payment');
    const page = await answer(challenge);
    expect(page).toContain('action="http://127.0.0.1:3000/CRes/handleCRes"');
    expect(readField(page, 'threeDSSessionData')).toBe('c2Vzc2lvbg');
    expect(readResult(page)).toEqual({
      messageType: 'CRes',
      messageVersion: '2.1.0',
      challengeCompletionInd: 'Y',
      transStatus: 'Y',
      acsTransID: challenge.body['acsTransId'],
      threeDSServerTransID: decode(String(challenge.body['cReq']))['threeDSServerTransID'],
    });
  });

  it('runs under a policy without inline scripts and posts to the shop alone', async () => {
    const challenge = await shop.payWithChallenge();
    const question = await bringCreq(challenge);
    expect(question.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await question.text()).not.toMatch(/<script>|style=|onclick/);
    const acsTransactionID = String(challenge.body['acsTransId']);
    const returning = await shop.brings('html_challenge_answer', { acsTransactionID, challengeData: 'x' });
    expect(returning.headers.get('content-security-policy')).toContain('form-action http://127.0.0.1:3000;');
    expect(await returning.text()).toMatch(/<script src="\/3ds-simulator\/return-to-shop.js" defer>/);
  });

  it('refuses on another word and on Cancel', async () => {
    const [wrong, cancelled] = [await shop.payWithChallenge(), await shop.payWithChallenge()];
    await bringCreq(wrong);
    expect(readResult(await answer(wrong, { challengeData: 'open' }))).toMatchObject({ transStatus: 'N' });
    await bringCreq(cancelled);
    expect(readResult(await answer(cancelled, { cancel: '1', challengeData: 'challenge' }))).toMatchObject({
      transStatus: 'N',
      challengeCancel: '01',
    });
  });

  it('answers a repeated creq and a repeated answer with error 305', async () => {
    const challenge = await shop.payWithChallenge();
    await bringCreq(challenge);
    expect(readResult(await (await bringCreq(challenge)).text())).toMatchObject({
      messageType: 'Erro',
      errorCode: '305',
      errorDetail: 'Transaction is already CREQ_RECEIVED',
    });
    await answer(challenge);
    expect(readResult(await answer(challenge))).toMatchObject({
      errorCode: '305',
      errorDetail: 'Transaction is already CHALLENGE_COMPLETE',
    });
  });

  it('says 402 when the creq or the answer comes too late', async () => {
    const [unbrought, unanswered] = [await shop.payWithChallenge(), await shop.payWithChallenge()];
    await bringCreq(unanswered);
    await shop.advance(1);
    const timedOut = { messageType: 'Erro', errorCode: '402', errorComponent: 'A', errorMessageType: 'CReq' };
    expect(readResult(await (await bringCreq(unbrought)).text())).toMatchObject(timedOut);
    await shop.advance(15);
    expect(readResult(await answer(unanswered))).toMatchObject(timedOut);
  });

  it('can keep the customer waiting, keep the result, or bring it twice', async () => {
    const challenge = await shop.payWithChallenge();
    await bringCreq(challenge);
    await shop.admin('switches', { challengeNeverFinishes: true });
    expect(await answer(challenge)).toContain('Please wait');
    await shop.admin('switches', { challengeNeverFinishes: false, resultNeverPosted: true });
    expect(await answer(challenge)).toContain('Thank you');
    await shop.admin('switches', { resultNeverPosted: false, resultPostedTwice: true });
    expect(await answer(challenge)).toContain('data-copies="2"');
  });

  it('can settle a payment without asking', async () => {
    await shop.admin('switches', { challengeResolvesItself: true });
    const challenge = await shop.payWithChallenge();
    const page = await (await bringCreq(challenge)).text();
    expect((await shop.finish(challenge, readField(page, 'cres'))).body['status']).toBe('Ok');
  });

  it('can be settled through the admin API', async () => {
    const challenge = await shop.payWithChallenge();
    const path = `challenges/${String(challenge.body['acsTransId'])}`;
    const { body } = await shop.admin(path, { transStatus: 'Y' });
    expect((await shop.finish(challenge, body['cres'])).body['status']).toBe('Ok');
    expect((await shop.admin(path, { transStatus: 'Y' })).status).toBe(404);
    expect((await shop.admin(path, { transStatus: 'Z' })).status).toBe(422);
  });

  it('writes nothing from outside into its pages as markup', async () => {
    const challenge = await shop.payWithChallenge();
    await bringCreq(challenge, { threeDSSessionData: '"><script>' });
    const page = await answer(challenge);
    expect(page).not.toContain('"><script>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('is reached under its own origin', () => {
    expect(new URL(shop.bankUrl).origin).not.toBe(new URL(shop.url).origin);
  });
});
