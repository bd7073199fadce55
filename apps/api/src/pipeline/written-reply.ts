/**
 * An answer that the database has written, as JSON in the shape of the reply: ten thousand rows are not read, built
 * and written again on their way through. Development and tests hold it to the contract as they do every reply.
 */
export class WrittenReply {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}
