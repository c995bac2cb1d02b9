import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { LoadState } from '#platform/load-state.tsx'
import { FieldErrorList } from '#platform/parts/field-error-list.tsx'
import { VersionComparison } from '#platform/parts/version-comparison.tsx'
import { hasCode, hasFieldErrors, formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { accessQuery, pagesKey, refreshPages } from '../queries.ts'
import { AccessEffect } from './access-effect.tsx'
import styles from './access.module.css'
import { diffNodes, type AccessNode } from './access-values.ts'
import { useAccessNodeTexts } from './use-access-node-texts.ts'
import type { AccessSettings } from './use-access-draft.ts'

type ConfirmAccessProps = {
  readonly page_id: string
  readonly title: string
  readonly node: AccessNode
  /** What the settings were chosen at. */
  readonly revision: number
  /** Those in force, as far as is known here. */
  readonly settings: AccessSettings
  readonly onDone: () => void
  readonly onClose: () => void
}

/**
 * How many members gain and lose a page by new settings, before they count. Where somebody else has set others meanwhile
 * it says who, and nothing is lost whichever is chosen.
 */
export function ConfirmAccess({
  page_id,
  title,
  node,
  revision,
  settings,
  onDone,
  onClose,
}: ConfirmAccessProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const { formatFieldName, formatFieldValue } = useAccessNodeTexts()
  const [is_busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [theirs, setTheirs] = useState(settings.revision === revision ? null : settings)
  const known_settings = theirs?.revision ?? revision
  const query = useQuery({
    queryKey: [...pagesKey(slug), 'access_preview', page_id, node, known_settings],
    queryFn: ({ signal }) => call('pages.previewAccessChange', { id: page_id, node }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const refresh = () =>
    Promise.all([refreshPages(slug), cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })])
  const applyAccess = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const applyAccess = await call('pages.setAccess', { id: page_id, node, revision: known_settings })
      cache.setQueryData(
        accessQuery(slug, page_id).queryKey,
        (before) => before && { ...before, ...applyAccess },
      )
      toasts.add({ text: t('editor.access.done', { title }) })
      onDone()
      onClose()
      await refresh()
    } catch (reason) {
      await showRefusal(reason)
      setBusy(false)
    }
  }
  const showRefusal = async (reason: unknown): Promise<void> => {
    if (!hasCode(reason, 'stale_revision')) return setError(reason)
    try {
      const now = await call('pages.getAccessSettings', { id: page_id })
      cache.setQueryData(accessQuery(slug, page_id).queryKey, now)
      setTheirs(now)
    } catch (retryLoad) {
      setError(retryLoad)
    }
  }
  const takeTheirs = (): void => {
    onDone()
    onClose()
    void refresh()
  }
  const getTitle = (path: string): string => {
    const field = path.split('.')[1] ?? ''
    return isField(node, field) ? formatFieldName(field) : t('editor.access.what')
  }
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
          <Button is_busy={is_busy} disabled={!query.data} onClick={() => void applyAccess()}>
            {t(theirs ? 'editor.conflict.keep_mine' : 'editor.access.set')}
          </Button>
        </>
      }
    >
      {theirs && (
        <div className={styles.conflict}>
          <Notice tone="warn" role="alert">
            {t('editor.access.conflict', { name })}
          </Notice>
          <VersionComparison
            name={name}
            rows={diffNodes(node, theirs.node).map((field) => ({
              label: formatFieldName(field),
              mine: formatFieldValue(node, field),
              theirs: formatFieldValue(theirs.node, field),
            }))}
          />
        </div>
      )}
      {hasFieldErrors(query.error) ? (
        <FieldErrorList error={query.error} getFieldName={getTitle} />
      ) : (
        <LoadState query={query} content_name={t('editor.access.what')}>
          {(effect) => <AccessEffect page_id={page_id} is_scheduled={node.is_scheduled} effect={effect} />}
        </LoadState>
      )}
      {hasFieldErrors(error) && <FieldErrorList error={error} getFieldName={getTitle} />}
      {error !== null && !hasFieldErrors(error) && (
        <Notice tone="danger" role="alert">
          {formatError(t, error)}
        </Notice>
      )}
    </Dialog>
  )
}

function isField(node: AccessNode, name: string): name is keyof AccessNode {
  return name in node
}
