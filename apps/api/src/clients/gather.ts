interface Asked<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(error: unknown): void;
}

/**
 * Gathers what is asked for while an answer is under way, and asks for all of it at once. `answer` gives one answer
 * for each that asked, or the promise of one.
 */
export function gather<Item, Answer>(
  answer: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Asked<Item, Answer>[] = [];
  let isAnswering = false;

  const answerAll = async () => {
    isAnswering = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      try {
        const answers = await answer(asked.map(({ item }) => item));
        for (const [index, own] of answers.entries()) asked[index]?.resolve(own);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    isAnswering = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // After what is asked for in the same breath.
      if (!isAnswering) queueMicrotask(() => void (isAnswering || answerAll()));
    });
}
