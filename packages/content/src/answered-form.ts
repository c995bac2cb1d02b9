import type { StoredBlock } from '@foyer/contract/pages/shapes'

/** The form whose answers a block shows; null for any other block, and where none is chosen. */
export function getAnsweredForm({ type, props }: StoredBlock): string | null {
  const { form_page_id } = props
  return type === 'form_submission' && typeof form_page_id === 'string' ? form_page_id : null
}
