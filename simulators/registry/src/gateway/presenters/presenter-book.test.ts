import { createClock, openStore } from '@statbook-simulators/kit';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from '../envelope/read-envelope.ts';
import { writeEnvelope } from '../testing/open-gateway.ts';
import { demoPresenter } from './presenter.ts';
import { md5, PresenterBook } from './presenter-book.ts';

function openBook() {
  const clock = createClock('2026-11-21T10:00:00Z');
  const other = { ...demoPresenter, id: 'E0000000000', code: 'ABCDE123456', hasCreditAccount: false };
  return {
    clock,
    book: new PresenterBook({ store: openStore(), clock, presenters: [demoPresenter, other] }),
  };
}

describe('the presenters of the gateway', () => {
  it('are known by the lower-case MD5 of id and code, as issued', () => {
    expect(md5('E0000000000')).toBe('e4004184e3705b07b6cfe39f173ba9ee');
    expect(md5('ABCDE123456')).toBe('8cdcdd77a21a5f80e3a88a013bc957f8');
    const { envelope } = readEnvelope(
      writeEnvelope('StatusAck', '', { presenterId: 'E0000000000', presenterCode: 'ABCDE123456' }),
    );
    expect(openBook().book.findByCredentials(envelope)?.id).toBe('E0000000000');
  });

  it.each([{ presenterCode: 'demopres001' }, { presenterId: 'E0000000000' }, { method: 'CHMD5' }])(
    'are not known with %j',
    (facts) => {
      const { envelope } = readEnvelope(writeEnvelope('StatusAck', '', facts));
      expect(openBook().book.findByCredentials(envelope)).toBeUndefined();
    },
  );

  it('are named in a body in clear or hashed', () => {
    const { book } = openBook();
    expect(book.isNamedBy(demoPresenter, demoPresenter.id)).toBe(true);
    expect(book.isNamedBy(demoPresenter, md5(demoPresenter.id))).toBe(true);
    expect(book.isNamedBy(demoPresenter, 'E0000000000')).toBe(false);
  });

  it('spend what they are charged', () => {
    const { book } = openBook();
    book.charge(demoPresenter, 5000);
    book.charge(demoPresenter, 2000);
    expect(book.getAccount(demoPresenter)).toMatchObject({ hasCreditAccount: true, spentPence: 7000 });
    book.changeAccount(demoPresenter, { hasCreditAccount: false });
    expect(book.getAccount(demoPresenter)).toMatchObject({ hasCreditAccount: false, spentPence: 7000 });
  });

  it('may send two requests a second', () => {
    const { book, clock } = openBook();
    const tooFast = () => book.isTooFast(demoPresenter);
    expect([tooFast(), tooFast(), tooFast()]).toEqual([false, false, true]);
    clock.advance(1000);
    expect(tooFast()).toBe(false);
  });
});
