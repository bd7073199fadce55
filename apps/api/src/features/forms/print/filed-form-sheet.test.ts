import { civilDate } from '@statbook/domain/dates';
import { describe, expect, it } from 'vitest';
import { toFiledFormSheet } from './filed-form-sheet.ts';

const line = { section: 'New office', label: 'Town', value: 'Bristol' };
const content = {
  form: 'AD01',
  lines: [
    line,
    { section: '', label: 'The new address is an appropriate one', value: 'Yes', isStatement: true },
  ],
  sent: {},
};
const filing = {
  company: { name: 'QUAY LIMITED', number: '09990001' },
  content,
  today: civilDate('2026-11-20'),
  stateFacts: undefined,
  submissionNumber: 'A00001',
  reasons: [],
};

describe('the copy of a form that was filed', () => {
  it('says where the filing is, what was sent, and what was stated, and asks nobody to sign', () => {
    expect(toFiledFormSheet({ ...filing, state: 'accepted' })).toMatchObject({
      form: 'AD01',
      formName: 'Change of registered office',
      isDraft: false,
      approved: 'filed',
      delivery: undefined,
      answers: [
        { section: 'Filing', label: 'Status', value: 'Accepted' },
        { section: 'Filing', label: 'Submission number', value: 'A00001' },
        line,
      ],
      statements: ['The new address is an appropriate one.'],
    });
  });

  it('says what was rejected, and why, and does not call it filed', () => {
    const reasons = ['The postcode is not one of the country given (8089)'];
    expect(toFiledFormSheet({ ...filing, state: 'rejected', reasons })).toMatchObject({
      approved: 'rejected',
      answers: [
        { label: 'Status', value: 'Rejected' },
        { label: 'Submission number' },
        { section: 'Filing', label: 'Rejected because', value: reasons[0] },
        line,
      ],
    });
    // What is filed again, and accepted, was rejected once.
    expect(toFiledFormSheet({ ...filing, state: 'accepted', reasons }).answers).not.toContainEqual(
      expect.objectContaining({ label: 'Rejected because' }),
    );
  });

  it('says so where it has not been filed', () => {
    expect(toFiledFormSheet({ ...filing, state: 'queued', submissionNumber: null })).toMatchObject({
      approved: 'not-filed-yet',
      answers: [{ label: 'Status' }, line],
    });
  });
});
