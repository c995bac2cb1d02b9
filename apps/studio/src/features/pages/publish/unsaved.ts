import type { Flush } from './publish-layer.ts'

let flush: Flush | null = null

/** The editor that is open says how its draft is saved, so that a publish never leaves the last words out. */
export function setFlush(next: Flush | null): void {
  flush = next
}

/** How to save what is open; null where nothing is. */
export function currentFlush(): Flush | null {
  return flush
}
