import { lacksProgressRoot, isSignInOnly } from '@foyer/domain/access'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice, Switch, Checkbox } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { useAppTime } from '#platform/app-time.ts'
import { pagesQuery } from '../queries.ts'
import styles from './access.module.css'
import { validateNode, applyUnlockSchedule, type AccessNode } from './access-values.ts'
import { UnlockScheduleFields } from './unlock-schedule-fields.tsx'
import type { AccessDraft, AccessSettings } from './use-access-draft.ts'
import { problemMessage } from '@foyer/i18n'
import { OverlayField, ProductChecks, useStudioApp } from '../../apps/index.ts'

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

type NodeProps = { readonly node: AccessNode; readonly onChange: (change: Partial<AccessNode>) => void }

/** In an app that is not open to everyone, a page can be visible to people without access to the app. */
function BrowsingField({ node, onChange }: NodeProps) {
  const t = useT()
  const { access } = useStudioApp()
  const is_open_app = !isSignInOnly(access) && !access.is_private && !access.is_subscriber_only
  if (is_open_app && !node.allow_browsing) return null
  const has_effect = access.allow_anonymous_browsing && !access.is_private
  return (
    <Switch
      label={t('editor.access.visitor_preview')}
      meta={t(
        is_open_app
          ? 'editor.access.visitor_preview_unused'
          : has_effect
            ? 'editor.access.visitor_preview_help'
            : 'editor.access.visitor_preview_off',
      )}
      checked={node.allow_browsing}
      onChange={(event) => onChange({ allow_browsing: event.target.checked })}
    />
  )
}

/** What opens a page that has to be bought, and how it is offered. */
function ProductsField({ page_id, node, onChange }: NodeProps & { readonly page_id: string }) {
  const t = useT()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('editor.access.products')}</legend>
      <ProductChecks value={node.products} onChange={(products) => onChange({ products })} />
      <Checkbox
        label={t('editor.access.allow_browsing')}
        checked={node.allow_browsing}
        onChange={(event) => onChange({ allow_browsing: event.target.checked })}
      />
      {node.products.length === 0 && (
        <Notice tone="danger">{problemMessage(t, { code: 'products_missing' }, ['studio'])}</Notice>
      )}
      <OverlayField
        help={t('editor.access.overlay_help')}
        value={node.purchase_overlay}
        except={page_id}
        onChange={(purchase_overlay) => onChange({ purchase_overlay })}
      />
    </fieldset>
  )
}
