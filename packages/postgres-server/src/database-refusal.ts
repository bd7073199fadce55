/** Says why a database cannot be used, to the person who starts the product; it is printed without a stack. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}
