/** Lets the browser answer and paint before what follows: long work in pieces never keeps a touch waiting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
