import { parsePreviewNonce } from '@foyer/domain/preview'

let nonce: string | null | undefined

/**
 * The name under which the studio opened this document as a preview of drafts; null where it did not. An address alone
 * says nothing: without a window that frames or opened it there is nobody who could hand over a grant.
 */
export function studioPreviewNonce(): string | null {
  if (nonce === undefined) nonce = findHostWindow(window) === null ? null : parsePreviewNonce(location.search)
  return nonce
}

/** Whether the document was opened by the studio to show drafts. */
export function isStudioPreview(): boolean {
  return studioPreviewNonce() !== null
}

/** The window that frames or opened one; null where it stands alone. */
export function findHostWindow({ parent, self, opener }: Window): Window | null {
  return parent === self ? (opener as Window | null) : parent
}
