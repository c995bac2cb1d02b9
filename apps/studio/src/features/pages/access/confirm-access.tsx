import { useT, useFormat } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { FieldErrorList } from '#platform/parts/field-error-list.tsx'
import { VersionComparison } from '#platform/parts/version-comparison.tsx'
import { hasCode, hasFieldErrors, formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { accessQuery, pagesKey, refreshPages, pagesQuery } from '../queries.ts'
import styles from './access.module.css'
import { diffNodes, type AccessNode } from './access-values.ts'
import type { AccessSettings } from './use-access-draft.ts'
import type { OutputFor } from '@foyer/contract/client'
import { AudienceChange } from '#platform/parts/audience-change.tsx'
import { useAppTime } from '#platform/app-time.ts'
import { productChoicesQuery } from '../../apps/index.ts'

type ConfirmAccessProps = {
  readonly page_id: string
  readonly title: string
  readonly node: AccessNode
  /** What the settings were chosen at. */
  readonly revision: number
  /** The settings in force, as far as the client knows. */
  readonly settings: AccessSettings
  readonly onDone: () => void
  readonly onClose: () => void
}

/**
 * Shows how many members gain and lose a page before new settings are saved. On a conflict it names the other team
 * member; neither choice loses the typed settings.
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
    } catch (load_error) {
      setError(load_error)
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
        <QueryBoundary query={query} content_name={t('editor.access.what')}>
          {(effect) => <AccessEffect page_id={page_id} is_scheduled={node.is_scheduled} effect={effect} />}
        </QueryBoundary>
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

type AccessEffectProps = {
  readonly page_id: string
  readonly is_scheduled: boolean
  readonly effect: OutputFor<'pages.previewAccessChange'>
}

/** The most pages to list by title. */
const MAX_NAMED = 8

/** Who gains and who loses access under new page settings: members, guests and people waiting for approval. */
function AccessEffect({ page_id, is_scheduled, effect }: AccessEffectProps) {
  const t = useT()
  const { gains, loses, gaining, losing, guests, waiting } = effect
  return (
    <div className={styles.panel}>
      <AudienceChange
        kind="gains"
        text={t('editor.access.gains', { count: gains })}
        count={gains}
        names={gaining}
      />
      <AudienceChange
        kind="loses"
        text={t('editor.access.loses', { count: loses })}
        count={loses}
        names={losing}
      />
      {loses > 0 && is_scheduled && <p className={styles.help}>{t('editor.access.completed_stays')}</p>}
      {(['gains', 'loses'] as const).map((kind) =>
        guests[kind] > 0 ? (
          <AudienceChange
            key={kind}
            kind={kind}
            text={t(`editor.access.guests_${kind}`, { count: guests[kind] })}
            count={guests[kind]}
            names={[]}
          />
        ) : null,
      )}
      {guests.gains + guests.loses === 0 && (
        <p className={styles.help}>{t('editor.access.guests_same', { count: guests.after })}</p>
      )}
      {(['gains', 'loses'] as const).map((kind) =>
        waiting.count > 0 && waiting[kind] > 0 ? (
          <AudienceChange
            key={kind}
            kind={kind}
            text={t(`editor.access.waiting_${kind}`, { count: waiting.count })}
            count={waiting.count}
            names={[]}
          />
        ) : null,
      )}
      <InheritedPages page_id={page_id} effect={effect} />
    </div>
  )
}

/** The pages below that change as well: some by name, and how many more. */
function InheritedPages({ page_id, effect }: Omit<AccessEffectProps, 'is_scheduled'>) {
  const t = useT()
  const format = useFormat()
  const other_pages = effect.pages.filter((page) => page.page_id !== page_id)
  if (other_pages.length === 0) return null
  const titles = other_pages.slice(0, MAX_NAMED).map((page) => page.title)
  const is_own = other_pages.length < effect.pages.length
  const more = effect.page_count - (is_own ? 1 : 0) - titles.length
  const effect_texts = more > 0 ? [...titles, t('editor.access.more_pages', { count: more })] : titles
  return <p className={styles.help}>{t('editor.access.also', { titles: format.list(effect_texts) })}</p>
}

type Field = keyof AccessNode

/** Returns the labels of page access settings and the texts of their values. */
function useAccessNodeTexts(): {
  formatFieldName: (field: Field) => string
  formatFieldValue: (node: AccessNode, field: Field) => string
} {
  const t = useT()
  const format = useFormat()
  const app_time = useAppTime()
  const slug = useSlug()
  const products = useQuery(productChoicesQuery(slug)).data?.items ?? []
  const pages = useQuery(pagesQuery(slug)).data?.items ?? []
  const none = t('editor.access.none')
  const formatFieldValue = (node: AccessNode, field: Field): string => {
    if (field === 'products') {
      const titles = node.products.flatMap((id) => products.find((one) => one.id === id)?.title ?? [])
      return titles.length > 0 ? format.list(titles) : none
    }
    if (field === 'purchase_overlay')
      return pages.find((page) => page.page_id === node.purchase_overlay)?.title ?? none
    if (field === 'unlocks_at') return node.unlocks_at ? app_time.format.dateTime(node.unlocks_at) : none
    if (field === 'unlock_duration_seconds') {
      const seconds = node.unlock_duration_seconds
      return seconds === null ? none : t('editor.access.days', { count: Math.round(seconds / 864) / 100 })
    }
    if (field === 'schedule_period')
      return node.schedule_period === null ? none : t(`editor.access.periods.${node.schedule_period}`)
    if (field === 'schedule_interval')
      return node.schedule_interval === null ? none : format.number(node.schedule_interval)
    return t(node[field] ? 'editor.access.on' : 'editor.access.off')
  }
  return { formatFieldName: (field) => t(`editor.access.fields.${field}`), formatFieldValue }
}
