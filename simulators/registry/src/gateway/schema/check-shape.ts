import type { XmlElement } from '../xml/xml-element.ts';
import { checkText } from './check-text.ts';
import type { Particle, Shape } from './shape.ts';

/** The first thing wrong with an element, in the words of a schema validator; undefined when there is none. */
export function findShapeError(element: XmlElement, shape: Shape): string | undefined {
  switch (shape.kind) {
    case 'text':
      return findTextError(element, shape.type);
    case 'wildcard':
      return findWildcardError(element, shape.namespace);
    case 'sequence':
      return findSequenceError(element, shape.particles);
    default:
      return undefined;
  }
}

function findTextError(element: XmlElement, type: Parameters<typeof checkText>[0]): string | undefined {
  const [child] = element.children;
  if (child !== undefined) return unexpected(child);
  const message = checkText(type, element.text);
  return message === undefined ? undefined : `Element '${element.name}': ${message}`;
}

function findWildcardError(element: XmlElement, namespace: string): string | undefined {
  const [child, second] = element.children;
  if (child !== undefined && child.namespace !== namespace) return unexpected(child);
  return second === undefined ? undefined : unexpected(second);
}

function findSequenceError(element: XmlElement, particles: Particle[]): string | undefined {
  if (element.text.trim() !== '') {
    return `Element '${element.name}': Character content is not allowed, because the content type is element-only.`;
  }
  const cursor = { parent: element, place: 0 };
  const error = matchParticles(particles, cursor);
  if (error !== undefined) return error;
  const rest = element.children[cursor.place];
  return rest === undefined ? undefined : unexpected(rest);
}

interface Cursor {
  parent: XmlElement;
  place: number;
}

function matchParticles(particles: Particle[], cursor: Cursor): string | undefined {
  for (const particle of particles) {
    const error = matchParticle(particle, cursor);
    if (error !== undefined) return error;
  }
  return undefined;
}

function matchParticle(particle: Particle, cursor: Cursor): string | undefined {
  let count = 0;
  while (count < particle.max && startsHere(particle, cursor)) {
    const error = matchOnce(particle, cursor);
    if (error !== undefined) return error;
    count += 1;
  }
  return count < particle.min ? missing(particle, cursor) : undefined;
}

function matchOnce(particle: Particle, cursor: Cursor): string | undefined {
  if ('choice' in particle) {
    const branch = particle.choice.find(([first]) => first !== undefined && startsHere(first, cursor));
    return matchParticles(branch ?? [], cursor);
  }
  const child = cursor.parent.children[cursor.place];
  cursor.place += 1;
  return child === undefined ? undefined : findShapeError(child, particle.shape);
}

function startsHere(particle: Particle, cursor: Cursor): boolean {
  const child = cursor.parent.children[cursor.place];
  if (child === undefined || child.namespace !== cursor.parent.namespace) return false;
  return firstNames(particle).includes(child.name);
}

function firstNames(particle: Particle): string[] {
  if (!('choice' in particle)) return [particle.name];
  return particle.choice.flatMap(([first]) => (first === undefined ? [] : firstNames(first)));
}

function missing(particle: Particle, { parent, place }: Cursor): string {
  const expected = firstNames(particle).join(', ');
  const child = parent.children[place];
  return child === undefined
    ? `Element '${parent.name}': Missing child element(s). Expected is ( ${expected} ).`
    : `${unexpected(child)} Expected is ( ${expected} ).`;
}

function unexpected(element: XmlElement): string {
  return `Element '${element.name}': This element is not expected.`;
}
