/** Stands where a `switch` has named every case: the compiler refuses it as soon as one is missing. */
export function missingCase(value: never): never {
  throw new Error(`There is no case for ${JSON.stringify(value)}.`)
}
