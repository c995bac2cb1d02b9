import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { UsesDialog } from '../../media/index.ts'
import { pageUsesQuery, type TreeNode } from '../queries.ts'

type PageUsesDialogProps = {
  readonly page: Pick<TreeNode, 'page_id' | 'title'>
  /** Deletes the page; null where the places are only listed. */
  readonly onRemove: (() => void) | null
  readonly onClose: () => void
}

/** The places that lead to a page; before its deletion with what members will miss. */
export function PageUsesDialog({ page: { page_id, title }, onRemove, onClose }: PageUsesDialogProps) {
  const t = useT()
  const query = useQuery(pageUsesQuery(useSlug(), page_id))
  const remove = onRemove && {
    text: t('editor.pages.delete_used_text'),
    onRemove: () => {
      onClose()
      onRemove()
    },
  }
  return (
    <UsesDialog
      title={t(remove ? 'editor.pages.delete_used_title' : 'editor.pages.uses_title', { title })}
      query={query}
      {...(remove ? { remove } : {})}
      onClose={onClose}
    />
  )
}
