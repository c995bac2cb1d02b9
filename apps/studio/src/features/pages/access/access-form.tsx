import { lacksProgressRoot } from '@foyer/domain/access'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice, Switch } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { useAppTime } from '#platform/app-time.ts'
import { pagesQuery } from '../queries.ts'
import styles from './access.module.css'
import { validateNode, applyUnlockSchedule, type AccessNode } from './access-values.ts'
import { BrowsingField, ProductsField } from './purchase-fields.tsx'
import { UnlockScheduleFields } from './unlock-schedule-fields.tsx'
import type { AccessDraft, AccessSettings } from './use-access-draft.ts'

type AccessFormProps = {
  readonly page_id: string
  readonly settings: AccessSettings
  readonly draft: AccessDraft
  readonly is_changed: boolean
  readonly onChange: (draft: AccessDraft) => void
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** The settings of who may see a page, as they are chosen. */
export function AccessForm({
  page_id,
  settings,
  draft,
  is_changed,
  onChange,
  onDiscard,
  onSave,
}: AccessFormProps) {
  const t = useT()
  const format = useFormat()
  const pages = useQuery(pagesQuery(useSlug())).data?.items ?? []
  const { zone } = useAppTime()
  const { node, opening } = draft
  const changeNode = (change: Partial<AccessNode>): void =>
    onChange({ ...draft, node: { ...node, ...change } })
  const parent_node = pages.find((page) => page.page_id === settings.inherited_from)
  const is_top = pages.some((page) => page.page_id === page_id && page.parent_id === null)
  const last = settings.history[0]
  const is_progress_root_missing =
    settings.root_above === null && lacksProgressRoot([{ ...node, page_id, parent: null }])
  const has_errors = is_progress_root_missing || validateNode(node, opening).length > 0
  const is_outdated = is_changed && settings.revision !== draft.base.revision
  return (
    <div className={styles.panel}>
      {is_outdated && (
        <Notice tone="warn" role="alert">
          {t('editor.access.outdated', { name: last?.author ?? t('editor.conflict.someone') })}
        </Notice>
      )}
      <p className={styles.help}>{t('editor.access.live')}</p>
      {is_top ? (
        <p className={styles.help}>{t('editor.access.top')}</p>
      ) : (
        <Switch
          label={t('editor.access.inherit')}
          meta={
            node.inherit && parent_node
              ? t('editor.access.inherited_from', { title: parent_node.title })
              : undefined
          }
          checked={node.inherit}
          onChange={(event) => changeNode({ inherit: event.target.checked })}
        />
      )}
      {node.inherit && !is_top && <p className={styles.help}>{t('editor.access.besides')}</p>}
      <Switch
        label={t('editor.access.is_private')}
        meta={t('editor.access.is_private_help')}
        checked={node.is_private}
        onChange={(event) => changeNode({ is_private: event.target.checked })}
      />
      <Switch
        label={t('editor.access.require_authentication')}
        checked={node.require_authentication}
        onChange={(event) => changeNode({ require_authentication: event.target.checked })}
      />
      <Switch
        label={t('editor.access.require_purchase')}
        checked={node.require_purchase}
        onChange={(event) => changeNode({ require_purchase: event.target.checked })}
      />
      {node.require_purchase ? (
        <ProductsField page_id={page_id} node={node} onChange={changeNode} />
      ) : (
        <BrowsingField node={node} onChange={changeNode} />
      )}
      <UnlockScheduleFields
        node={node}
        opening={opening}
        root_above={settings.root_above?.title ?? null}
        onChange={(is_scheduled, next) => {
          const own_rules = { ...node, unlocks_at: draft.base.node.unlocks_at }
          onChange({
            ...draft,
            opening: next,
            node: applyUnlockSchedule(own_rules, is_scheduled, next, zone),
          })
        }}
      />
      <Switch
        label={t('editor.access.is_progress_root')}
        meta={t(
          settings.is_always_started
            ? 'editor.access.is_progress_root_always'
            : 'editor.access.is_progress_root_help',
        )}
        disabled={settings.is_always_started}
        checked={node.is_progress_root}
        onChange={(event) => changeNode({ is_progress_root: event.target.checked })}
      />
      {is_changed && (
        <>
          <Button kind="ink" disabled={has_errors} onClick={onSave}>
            {t(is_outdated ? 'editor.access.compare' : 'editor.access.save')}
          </Button>
          <Button kind="ghost" onClick={onDiscard}>
            {t('editor.access.discard')}
          </Button>
        </>
      )}
      {last && (
        <p className={styles.help}>
          {t('editor.access.history', { when: format.dateTime(last.changed_at), name: last.author })}
        </p>
      )}
    </div>
  )
}
