/** Instants as the gateway writes them: London's clock, milliseconds, offset. */
export function toGatewayTime(instant: number): string {
  return inLondon(instant).toString({ smallestUnit: 'millisecond', timeZoneName: 'never' });
}

export function toLondonDate(instant: number): string {
  return inLondon(instant).toPlainDate().toString();
}

function inLondon(instant: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('Europe/London');
}
