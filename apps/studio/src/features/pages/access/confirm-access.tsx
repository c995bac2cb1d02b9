import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserMinus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { LoadState } from '#platform/load-state.tsx'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { pagesKey, refreshPages } from '../queries.ts'
import styles from './access.module.css'
import type { AccessNode } from './access-values.ts'

type ConfirmAccessProps = {
  readonly page_id: string
  readonly title: string
  readonly node: AccessNode
  readonly onClose: () => void
}

/** How many members gain and lose a page by new settings, before they count. */
export function ConfirmAccess({ page_id, title, node, onClose }: ConfirmAccessProps) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const query = useQuery({
    queryKey: [...pagesKey(slug), 'access_preview', page_id, node],
    queryFn: ({ signal }) => call('pages.previewAccessChange', { id: page_id, node }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const set = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('pages.setAccess', { id: page_id, node })
      toasts.add({ text: t('editor.access.done', { title }) })
      onClose()
      await Promise.all([refreshPages(slug), cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })])
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.access.confirm_title', { title })}
      close_label={t('common.close')}
      width={520}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button is_busy={is_busy} disabled={!query.data} onClick={() => void set()}>
            {t('editor.access.set')}
          </Button>
        </>
      }
    >
      <LoadState query={query} what={t('editor.access.what')}>
        {({ gains, loses, pages }) => (
          <div className={styles.panel}>
            <p className={styles.effect}>
              <UserPlus aria-hidden="true" />
              {t('editor.access.gains', { count: gains })}
            </p>
            <p className={styles.effect}>
              <UserMinus aria-hidden="true" />
              {t('editor.access.loses', { count: loses })}
            </p>
            {pages.length > 0 && (
              <p className={styles.help}>
                {t('editor.access.also', { titles: format.list(pages.map((page) => page.title)) })}
              </p>
            )}
          </div>
        )}
      </LoadState>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {problemText(t, error)}
        </Notice>
      )}
    </Dialog>
  )
}
