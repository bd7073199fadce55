interface Asked<Answer> {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Gathers what is asked for while an answer is under way, and asks for all of it at once. `answer` gives one answer
 * for each that asked.
 */
export function gather<Answer>(answer: (asked: number) => Promise<Answer[]>): () => Promise<Answer> {
  let waiting: Asked<Answer>[] = [];
  let isAnswering = false;

  const answerAll = async () => {
    isAnswering = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      try {
        const answers = await answer(asked.length);
        for (const [index, own] of answers.entries()) asked[index]?.resolve(own);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    isAnswering = false;
  };

  return () =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      // After what is asked for in the same breath.
      if (!isAnswering) queueMicrotask(() => void (isAnswering || answerAll()));
    });
}
