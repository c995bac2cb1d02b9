import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { LoadState } from '#platform/load-state.tsx'
import { TwoVersions } from '#platform/parts/two-versions.tsx'
import { WhoChanges } from '#platform/parts/who-changes.tsx'
import { hasCode, problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { pagesKey, refreshPages } from '../queries.ts'
import styles from './access.module.css'
import { differencesOf, type AccessNode } from './access-values.ts'
import { useNodeWords } from './access-words.ts'

type ConfirmAccessProps = {
  readonly page_id: string
  readonly title: string
  readonly node: AccessNode
  /** What the settings were read at. */
  readonly revision: number
  readonly onClose: () => void
}

/**
 * How many members gain and lose a page by new settings, before they count. Where somebody else has set others meanwhile
 * it says who, and nothing is lost whichever is chosen.
 */
export function ConfirmAccess({ page_id, title, node, revision, onClose }: ConfirmAccessProps) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const { nameOf, wordsOf } = useNodeWords()
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [theirs, setTheirs] = useState<OutputFor<'pages.getAccessSettings'> | null>(null)
  const known = theirs?.revision ?? revision
  const query = useQuery({
    queryKey: [...pagesKey(slug), 'access_preview', page_id, node, known],
    queryFn: ({ signal }) => call('pages.previewAccessChange', { id: page_id, node }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const refresh = () =>
    Promise.all([refreshPages(slug), cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })])
  const set = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await call('pages.setAccess', { id: page_id, node, revision: known })
      toasts.add({ text: t('editor.access.done', { title }) })
      onClose()
      await refresh()
    } catch (reason) {
      await refuse(reason)
      setBusy(false)
    }
  }
  const refuse = async (reason: unknown): Promise<void> => {
    if (!hasCode(reason, 'stale_revision')) return setError(reason)
    try {
      setTheirs(await call('pages.getAccessSettings', { id: page_id }))
    } catch (again) {
      setError(again)
    }
  }
  const takeTheirs = (): void => {
    onClose()
    void refresh()
  }
  const below = (pages: readonly { page_id: string; title: string }[]): string[] =>
    pages.filter((one) => one.page_id !== page_id).map((one) => one.title)
  const name = theirs?.history[0]?.author ?? t('editor.conflict.someone')
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.access.confirm_title', { title })}
      close_label={t('common.close')}
      width={520}
      actions={
        <>
          <Button kind="outline" onClick={theirs ? takeTheirs : onClose}>
            {theirs ? t('editor.conflict.take_theirs', { name }) : t('common.cancel')}
          </Button>
          <Button is_busy={is_busy} disabled={!query.data} onClick={() => void set()}>
            {t(theirs ? 'editor.conflict.keep_mine' : 'editor.access.set')}
          </Button>
        </>
      }
    >
      {theirs && (
        <div className={styles.panel}>
          <Notice tone="warn" role="alert">
            {t('editor.access.conflict', { name })}
          </Notice>
          <TwoVersions
            name={name}
            rows={differencesOf(node, theirs.node).map((field) => ({
              label: nameOf(field),
              mine: wordsOf(node, field),
              theirs: wordsOf(theirs.node, field),
            }))}
          />
        </div>
      )}
      <LoadState query={query} what={t('editor.access.what')}>
        {({ gains, loses, gaining, losing, pages }) => (
          <div className={styles.panel}>
            <WhoChanges
              kind="gains"
              text={t('editor.access.gains', { count: gains })}
              count={gains}
              names={gaining}
            />
            <WhoChanges
              kind="loses"
              text={t('editor.access.loses', { count: loses })}
              count={loses}
              names={losing}
            />
            {below(pages).length > 0 && (
              <p className={styles.help}>{t('editor.access.also', { titles: format.list(below(pages)) })}</p>
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
