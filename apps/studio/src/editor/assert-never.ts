/** Ends a switch that has an arm for everything: a missing arm makes `value` more than never, and does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Nothing is known of ${JSON.stringify(value)}.`)
}
