import type { ApiClient } from '@foyer/contract/client'
import type { Translate } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { useMemo, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { hasCode, formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshPages, type TreeNode } from '../queries.ts'

/** A page to restore. */
export type Restorable = Pick<TreeNode, 'page_id' | 'title'>

/** Restores a deleted page; also succeeds when another team member has done so. Throws otherwise. */
export async function restorePage(call: ApiClient, id: string): Promise<void> {
  try {
    await call('pages.restorePage', { id })
  } catch (error) {
    if (!hasCode(error, 'not_found')) throw error
    await call('pages.getStudioPage', { id })
  }
}

/** Returns why a page cannot be restored, and what to do. */
export function formatRestoreError(t: Translate, error: unknown): string {
  if (hasCode(error, 'path_taken')) return t('editor.deleted.path_taken')
  return hasCode(error, 'not_found') ? t('editor.deleted.gone') : formatError(t, error)
}

type RestorePage = {
  /** The id of the page being restored. */
  readonly busy: string | null
  /** Restores a page and shows the result. Resolves to whether it is restored. */
  readonly restore: (page: Restorable) => Promise<boolean>
}

/** Restores deleted pages of the app in the URL. */
export function useRestorePage(): RestorePage {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [busy, setBusy] = useState<string | null>(null)
  return useMemo(
    () => ({
      busy,
      restore: async ({ page_id, title }) => {
        setBusy(page_id)
        try {
          await restorePage(call, page_id)
          toasts.add({ text: t('editor.deleted.restored', { title }), topic: `deleted ${page_id}` })
          await refreshPages(slug)
          return true
        } catch (error) {
          const reason = formatRestoreError(t, error)
          toasts.add({ text: t('editor.deleted.failed', { title, reason }), tone: 'danger' })
          await refreshPages(slug)
          return false
        } finally {
          setBusy(null)
        }
      },
    }),
    [busy, call, slug, t],
  )
}
