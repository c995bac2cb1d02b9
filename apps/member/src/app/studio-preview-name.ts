import { previewNonce } from '@foyer/domain/preview'

let name: string | null | undefined

/**
 * The name under which the studio opened this document as a preview of drafts; null where it did not. An address alone
 * says nothing: without a window that frames or opened it there is nobody who could hand over a grant.
 */
export function studioPreviewName(): string | null {
  if (name === undefined) name = partnerOf(window) === null ? null : previewNonce(location.search)
  return name
}

/** Whether the document was opened by the studio to show drafts. */
export function isOfStudio(): boolean {
  return studioPreviewName() !== null
}

/** The window that frames or opened one; null where it stands alone. */
export function partnerOf({ parent, self, opener }: Window): Window | null {
  return parent === self ? (opener as Window | null) : parent
}
