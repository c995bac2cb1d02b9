import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { returnFocusToPage } from '#platform/focus-page.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import { pagesQuery, refreshPages } from '../queries.ts'
import { getPosition } from '../tree/tree-positions.ts'
import styles from './deleted.module.css'
import { formatRestoreError } from './use-restore-page.ts'

type DeletedNoticeProps = {
  readonly page_id: string
  /** Restores the page; rejects when that is not possible. */
  readonly onRestore: () => Promise<void>
  /** Called once the tree contains the page again, whoever restored it. */
  readonly onBack: () => void
}

/** The notice above a page that was deleted while it is being edited, with its actions; typed changes are not lost. */
export function DeletedNotice({ page_id, onRestore, onBack }: DeletedNoticeProps) {
  const t = useT()
  const slug = useSlug()
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const nodes = useQuery(pagesQuery(slug)).data?.items ?? []
  const is_restored = getPosition(nodes, page_id) !== null
  useEffect(() => void refreshPages(slug), [slug])
  useEffect(() => {
    if (is_restored) onBack()
  }, [is_restored, onBack])
  const restore = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await onRestore()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Notice
      tone="danger"
      icon={<Trash2 />}
      role="alert"
      title={t('editor.deleted.meanwhile_title')}
      action={
        <span ref={returnFocusToPage} className={styles.actions}>
          <ButtonLink to="/apps/$slug/pages" params={{ slug }} kind="text" size="small">
            {t('editor.pages.all')}
          </ButtonLink>
          <Button kind="outline" size="small" is_busy={is_busy} onClick={() => void restore()}>
            {t('editor.deleted.restore')}
          </Button>
        </span>
      }
    >
      {error === null ? t('editor.deleted.meanwhile_text') : formatRestoreError(t, error)}
    </Notice>
  )
}
