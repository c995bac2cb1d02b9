const closers: (() => Promise<unknown>)[] = []

/** Has something done when the test file that is running has ended; what came last goes first. */
export function onFileEnd(close: () => Promise<unknown>): void {
  closers.push(close)
}

/** Does what was left for the end of the file. */
export async function runFileEnd(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}
