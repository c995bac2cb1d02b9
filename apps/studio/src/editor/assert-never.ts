/** Ends an exhaustive switch: when an arm is missing, `value` is not `never` and does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Nothing is known of ${JSON.stringify(value)}.`)
}
