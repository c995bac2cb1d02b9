import type { Flush, OpenPage } from './publish-layer.ts'

let open: OpenPage | null = null

/** The editor that is open says which page it shows and how its draft is saved, so that a publish never leaves the last words out. */
export function setOpenPage(next: OpenPage | null): void {
  open = next
}

/** The page that is open in the editor; null where none is. */
export function currentPage(): OpenPage | null {
  return open
}

/** How to save what is open; null where nothing is. */
export function currentFlush(): Flush | null {
  return open?.flush ?? null
}
