/** Instants as the gateway writes them: London's clock, milliseconds, offset. */
export function toGatewayTime(instant: number): string {
  return inLondon(instant).toString({ smallestUnit: 'millisecond', timeZoneName: 'never' });
}

/** The civil date in London on which an instant falls. */
export function toLondonDate(instant: number): string {
  return inLondon(instant).toPlainDate().toString();
}

function inLondon(instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('Europe/London');
}
