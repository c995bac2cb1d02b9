import { parsePreviewNonce } from '@foyer/domain/preview'

let nonce: string | null | undefined

/**
 * The nonce under which the studio opened this document as a preview of drafts; null if it did not. The address
 * alone is not enough: a parent or opener window has to provide the grant.
 */
export function studioPreviewNonce(): string | null {
  if (nonce === undefined) nonce = findHostWindow(window) === null ? null : parsePreviewNonce(location.search)
  return nonce
}

/** Whether the document was opened by the studio to show drafts. */
export function isStudioPreview(): boolean {
  return studioPreviewNonce() !== null
}

/** The window that frames or opened this one; null if there is none. */
export function findHostWindow({ parent, self, opener }: Window): Window | null {
  return parent === self ? (opener as Window | null) : parent
}
