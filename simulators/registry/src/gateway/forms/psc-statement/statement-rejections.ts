import { defineRejections } from '../parts/rejections.ts';

export const rejectStatement = defineRejections({
  controllersStand: [
    '20541',
    'There are people with significant control on the register: notify that they have ceased first',
  ],
  alreadyMade: ['20542', 'This statement is already on the register'],
  notMade: ['20543', 'This statement is not on the register'],
  alreadyWithdrawn: ['20544', 'This statement has already been withdrawn'],
  withdrawnTooEarly: ['20545', 'Enter a date that is on or after the date the statement was made'],
  strayReason: [
    '20546',
    'Only the statement that a restrictions notice was issued is withdrawn for a reason',
  ],
});
