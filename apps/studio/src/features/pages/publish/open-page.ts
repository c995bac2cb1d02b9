import type { Flush, OpenPage } from './publish-dialog-store.ts'

let open_page: OpenPage | null = null

/** Registers the page open in the editor and its save function, so that a publish includes unsaved changes. */
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
