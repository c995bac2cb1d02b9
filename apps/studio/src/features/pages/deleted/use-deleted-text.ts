import { useFormat, useT } from '@foyer/i18n/react'
import type { DeletedPage } from '../queries.ts'

/** Returns who deleted a page, if known, and when. */
export function useDeletedText({
  deleted_by,
  deleted_at,
}: Pick<DeletedPage, 'deleted_by' | 'deleted_at'>): string {
  const t = useT()
  const when = useFormat().dateTime(deleted_at)
  return deleted_by === null
    ? t('editor.deleted.when', { when })
    : t('editor.deleted.who', { name: deleted_by, when })
}
