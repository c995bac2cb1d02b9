import { useT } from '@foyer/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts, UNDO_DURATION } from '#platform/toasts.ts'
import { useRestorePage } from '../deleted/use-restore-page.ts'
import { pagesQuery, refreshPages, type TreeNode } from '../queries.ts'
import { getPosition, toFullPosition, type TreePosition } from './tree-positions.ts'

/** The actions on pages in the tree. Each is applied optimistically or shows an error, with undo where possible. */
export type PageChanges = {
  readonly move: (page: TreeNode, position: TreePosition) => Promise<void>
  readonly duplicate: (page: TreeNode) => Promise<void>
  readonly remove: (page: TreeNode) => Promise<void>
  readonly restore: (page: TreeNode) => Promise<boolean>
}

/** The changes of the tree, as calls to the server. */
export function usePageChanges(): PageChanges {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { restore } = useRestorePage()
  const { queryKey } = pagesQuery(slug)

  const showError = (error: unknown): void => void toasts.add({ text: formatError(t, error), tone: 'danger' })

  const move = async (page: TreeNode, position: TreePosition, is_undo = false): Promise<void> => {
    const previous_position = getPosition(cache.getQueryData(queryKey)?.items ?? [], page.page_id)
    try {
      const { items } = await call('pages.movePage', { id: page.page_id, ...position })
      cache.setQueryData(queryKey, (known) => known && { ...known, items })
      if (previous_position && !is_undo) {
        toasts.add({
          text: t('editor.pages.moved', { title: page.title }),
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => void move(page, previous_position, true) },
        })
      }
      await refreshPages(slug)
    } catch (error) {
      showError(error)
    }
  }

  return {
    restore,
    move: (page, position) =>
      move(page, toFullPosition(cache.getQueryData(queryKey)?.items ?? [], page.page_id, position)),
    duplicate: async (page) => {
      try {
        const { page_id } = await call('pages.duplicatePage', { id: page.page_id })
        await refreshPages(slug)
        await navigate({ to: '/apps/$slug/pages/$page_id', params: { slug, page_id } })
      } catch (error) {
        showError(error)
      }
    },
    remove: async (page) => {
      try {
        const { deleted_page_ids } = await call('pages.deletePage', { id: page.page_id })
        const count = deleted_page_ids.length - 1
        const { title } = page
        toasts.add({
          text:
            count > 0
              ? t('editor.pages.deleted_many', { title, count })
              : t('editor.pages.deleted', { title }),
          topic: `deleted ${page.page_id}`,
          duration: UNDO_DURATION,
          action: { label: t('common.undo'), onAction: () => void restore(page) },
        })
        await refreshPages(slug)
      } catch (error) {
        showError(error)
      }
    },
  }
}
