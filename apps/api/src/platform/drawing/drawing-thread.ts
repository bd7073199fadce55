import { parentPort } from 'node:worker_threads';
import type { DrawingAnswer, DrawingOrder } from './drawing-room.ts';
import { drawings } from './drawings.ts';

// Draws one document after the other, away from the thread that answers requests.

if (parentPort === null) throw new Error('Documents are drawn in a worker thread.');
const port = parentPort;

port.on('message', (order: DrawingOrder) => {
  void draw(order);
});

async function draw({ id, drawing, input }: DrawingOrder): Promise<void> {
  try {
    // The other side gives each drawing the input that its type asks for.
    const bytes = await drawings[drawing](input as never);
    const answer: DrawingAnswer = { id, bytes };
    port.postMessage(answer);
  } catch (error) {
    const answer: DrawingAnswer = { id, error: error instanceof Error ? error.message : String(error) };
    port.postMessage(answer);
  }
}
