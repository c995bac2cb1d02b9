const closers: (() => Promise<unknown>)[] = []

/** Registers cleanup for the end of the running test file; in reverse order of registration. */
export function onFileEnd(close: () => Promise<unknown>): void {
  closers.push(close)
}

/** Does what was left for the end of the file. */
export async function runFileEnd(): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close()
}
