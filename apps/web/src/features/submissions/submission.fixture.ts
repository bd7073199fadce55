import { companyId } from '#testing/company-page.fixture.tsx';
import type { Submission } from './submission-state.ts';

/** A confirmation statement that was sent and waits for its answer, but for what is given. */
export const submission = (given: Partial<Submission> = {}): Submission => ({
  filingId: 'f4a1cf0d-9d0f-4a47-8d58-4b8b6a7b6f11',
  companyId,
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  form: 'CS01',
  formName: 'Confirmation statement',
  state: 'pending',
  stateText: 'Waiting for the answer',
  submissionNumber: 'A00001',
  effectiveOn: '2026-11-16',
  submittedBy: 'Mara Quill',
  submittedAt: '2026-11-18T09:30:00.000Z',
  receivedAt: null,
  decidedAt: null,
  updatedAt: '2026-11-18T09:31:00.000Z',
  register: null,
  ...given,
});
