import { one, optional, type Shape, sequence } from './shape.ts';
import { companyName, date, oneOfValues, onlyTrue, truth } from './text-types.ts';

/** ChangeOfName v2-6 (section 7.7). */
export const changeOfNameShape: Shape = sequence(
  one('MethodOfChange', oneOfValues(['ARTICLES', 'RESOLUTION', 'LLP'])),
  one('ProposedCompanyName', companyName),
  optional('MeetingDate', date),
  optional('SameDay', truth),
  one('NoticeGiven', onlyTrue),
);
