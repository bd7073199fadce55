import { z } from 'zod';

const line = z.string().max(100).optional();

/** An address in the lines of the forms; what is wrong with it is said at its line, when the form is checked. */
export const filedAddress = z.strictObject({
  careOf: line,
  poBox: line,
  premise: line,
  street: line,
  thoroughfare: line,
  postTown: line,
  county: line,
  /** A code of the forms: `GB-ENG`. */
  country: line,
  postcode: line,
});
