import type { Flush, OpenPage } from './publish-dialog-store.ts'

let open_page: OpenPage | null = null

/** The editor that is open says which page it shows and how its draft is saved, so that a publish never leaves the last words out. */
export function setOpenPage(next: OpenPage | null): void {
  open_page = next
}

/** The page that is open in the editor; null where none is. */
export function getOpenPage(): OpenPage | null {
  return open_page
}

/** How to save what is open; null where nothing is. */
export function getOpenPageFlush(): Flush | null {
  return open_page?.flush ?? null
}
