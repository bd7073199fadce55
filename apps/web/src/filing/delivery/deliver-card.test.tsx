import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { DeliverCard } from './deliver-card.tsx';

// jsdom has no modal dialogs.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

const filingId = '7c0f8c52-6a3f-4c39-9a37-3a4b8c1a1b11';
const filing = { filingId, form: 'AP01', companyName: 'PLUM LIMITED', formName: 'Appointment of a director' };
const named = (name: string | RegExp) => ({ name, hidden: true });

async function show(state: string, answers: Parameters<typeof serveAnswers>[0] = {}) {
  const received = serveAnswers(answers);
  await new CompanyPageFixture().show(<DeliverCard filing={{ ...filing, state }} />);
  const user = setUpUser();
  const open = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('dialog', { hidden: true });
  };
  const confirm = async (name: string) => {
    const button = screen.getAllByRole('button', named(name)).at(-1);
    if (button !== undefined) await user.click(button);
  };
  return { received, user, open, confirm };
}

describe('a form that is delivered as a document', () => {
  it('is saved as its sheet, and its delivery recorded with way, day and reference', async () => {
    const { received, user, open, confirm } = await show('queued', { recordDelivery: { done: true } });
    expect(screen.getByRole('button', { name: 'Save the form data sheet (PDF)' })).toBeDefined();
    await open('Record the delivery');
    await confirm('Record the delivery');
    expect((await screen.findAllByText('Choose how it was delivered')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('radio', named('By post, or by hand')));
    await user.type(screen.getByLabelText(/Date of the delivery/, { selector: 'input' }), '19 11 2026');
    await user.type(screen.getByLabelText(/Reference/), 'RM 12');
    await confirm('Record the delivery');
    await waitFor(() =>
      expect(givenTo(received, 'recordDelivery')).toEqual([
        { filingId, way: 'post', on: '2026-11-19', reference: 'RM 12' },
      ]),
    );
  });

  it('has its outcome recorded, a rejection with its reason', async () => {
    const { received, user, open, confirm } = await show('pending', { recordOutcome: { done: true } });
    await open('Record the outcome');
    await user.click(screen.getByRole('radio', named(/It was rejected/)));
    await confirm('Record the outcome');
    expect((await screen.findAllByText('Enter why Companies House rejected it')).length).toBeGreaterThan(0);
    // All that is missing is said at once.
    expect(screen.getAllByText(/^Enter the date of the decision/).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/Date of the decision/, { selector: 'input' }), '20 11 2026');
    expect(givenTo(received, 'recordOutcome')).toEqual([]);
    await user.type(screen.getByLabelText(/What Companies House says/), 'No signature');
    await confirm('Record the outcome');
    await waitFor(() =>
      expect(givenTo(received, 'recordOutcome')).toEqual([
        { filingId, outcome: 'rejected', on: '2026-11-20', words: 'No signature' },
      ]),
    );
  });

  it('has its delivery reversed where that was recorded by mistake', async () => {
    const { received, open, confirm } = await show('pending', { takeBackDelivery: { done: true } });
    await open('Delivery was recorded by mistake');
    await confirm('Reverse the delivery');
    await waitFor(() => expect(givenTo(received, 'takeBackDelivery')).toEqual([{ filingId }]));
  });

  it('says what the server refuses', async () => {
    const text = 'This form does not wait to be delivered by hand.';
    const recordDelivery = () => refuse(text, { status: 409, code: 'form-not-to-deliver' });
    const { user, open, confirm } = await show('queued', { recordDelivery });
    await open('Record the delivery');
    await user.click(screen.getByRole('radio', named(/By upload/)));
    await user.type(screen.getByLabelText(/Date of the delivery/, { selector: 'input' }), '19 11 2026');
    await confirm('Record the delivery');
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('takes no place once it is decided', async () => {
    await show('accepted');
    expect(screen.queryByText('A document you deliver')).toBeNull();
  });
});
