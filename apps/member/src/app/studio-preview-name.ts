import { previewNonce } from '@foyer/domain/preview'

let name: string | null | undefined

/** The name under which the studio opened this document as a preview of drafts; null where it did not. */
export function studioPreviewName(): string | null {
  return (name ??= previewNonce(location.search))
}

/** Whether the document was opened by the studio to show drafts. */
export function isOfStudio(): boolean {
  return studioPreviewName() !== null
}
