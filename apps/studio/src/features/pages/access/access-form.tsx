import type { OutputFor } from '@foyer/contract/client'
import { isSignInOnly } from '@foyer/domain/access'
import { problemMessage } from '@foyer/i18n'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, Notice, Switch } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadState } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { OverlayField, useStudioApp } from '../../apps/index.ts'
import { useAppTime } from '../publish/use-app-time.ts'
import { accessQuery, pagesQuery, productsQuery } from '../queries.ts'
import styles from './access.module.css'
import { faultsOf, isSameNode, openingOf, withOpening, type AccessNode } from './access-values.ts'
import { ConfirmAccess } from './confirm-access.tsx'
import { OpeningFields } from './opening-fields.tsx'

type AccessPanelProps = { readonly page_id: string; readonly title: string }

/** Who may see a page. It counts at once, so it is shown who gains and who loses before it is set. */
export function AccessPanel({ page_id, title }: AccessPanelProps) {
  const t = useT()
  const query = useQuery(accessQuery(useSlug(), page_id))
  return (
    <LoadState query={query} what={t('editor.access.what')}>
      {(settings) => (
        <AccessForm
          key={settings.history[0]?.changed_at ?? ''}
          page_id={page_id}
          title={title}
          settings={settings}
        />
      )}
    </LoadState>
  )
}

type AccessFormProps = AccessPanelProps & { readonly settings: OutputFor<'pages.getAccessSettings'> }

function AccessForm({ page_id, title, settings }: AccessFormProps) {
  const t = useT()
  const format = useFormat()
  const slug = useSlug()
  const pages = useQuery(pagesQuery(slug)).data?.items ?? []
  const [node, setNode] = useState(settings.node)
  const { zone } = useAppTime()
  const [opening, setOpening] = useState(() => openingOf(settings.node, zone))
  const [is_confirming, setConfirming] = useState(false)
  const set = (change: Partial<AccessNode>): void => setNode({ ...node, ...change })
  const above = pages.find((page) => page.page_id === settings.inherited_from)
  const is_top = pages.some((page) => page.page_id === page_id && page.parent_id === null)
  const last = settings.history[0]
  return (
    <div className={styles.panel}>
      <p className={styles.help}>{t('editor.access.live')}</p>
      {is_top ? (
        <p className={styles.help}>{t('editor.access.top')}</p>
      ) : (
        <Switch
          label={t('editor.access.inherit')}
          meta={node.inherit && above ? t('editor.access.inherited_from', { title: above.title }) : undefined}
          checked={node.inherit}
          onChange={(event) => set({ inherit: event.target.checked })}
        />
      )}
      {node.inherit && !is_top && <p className={styles.help}>{t('editor.access.besides')}</p>}
      <Switch
        label={t('editor.access.is_private')}
        meta={t('editor.access.is_private_help')}
        checked={node.is_private}
        onChange={(event) => set({ is_private: event.target.checked })}
      />
      <Switch
        label={t('editor.access.require_authentication')}
        checked={node.require_authentication}
        onChange={(event) => set({ require_authentication: event.target.checked })}
      />
      <Switch
        label={t('editor.access.require_purchase')}
        checked={node.require_purchase}
        onChange={(event) => set({ require_purchase: event.target.checked })}
      />
      {node.require_purchase ? (
        <Products page_id={page_id} node={node} onChange={set} />
      ) : (
        <Looking node={node} onChange={set} />
      )}
      <OpeningFields
        node={node}
        opening={opening}
        onChange={(is_scheduled, next) => {
          setOpening(next)
          setNode(withOpening({ ...node, unlocks_at: settings.node.unlocks_at }, is_scheduled, next, zone))
        }}
      />
      <Switch
        label={t('editor.access.is_progress_root')}
        meta={t('editor.access.is_progress_root_help')}
        checked={node.is_progress_root}
        onChange={(event) => set({ is_progress_root: event.target.checked })}
      />
      {!isSameNode(node, settings.node) && (
        <Button kind="ink" disabled={faultsOf(node, opening).length > 0} onClick={() => setConfirming(true)}>
          {t('editor.access.save')}
        </Button>
      )}
      {last && (
        <p className={styles.help}>
          {t('editor.access.history', { when: format.dateTime(last.changed_at), name: last.author })}
        </p>
      )}
      {is_confirming && (
        <ConfirmAccess
          page_id={page_id}
          title={title}
          node={node}
          revision={settings.revision}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

type NodeProps = { readonly node: AccessNode; readonly onChange: (change: Partial<AccessNode>) => void }

/** In an app that is not open to everyone, a page can be shown to those who may not enter. */
function Looking({ node, onChange }: NodeProps) {
  const t = useT()
  const { access } = useStudioApp()
  const is_open_app = !isSignInOnly(access) && !access.is_private && !access.is_subscriber_only
  if (is_open_app && !node.allow_browsing) return null
  const has_effect = access.allow_anonymous_browsing && !access.is_private
  return (
    <Switch
      label={t('editor.access.looking')}
      meta={t(
        is_open_app
          ? 'editor.access.looking_needless'
          : has_effect
            ? 'editor.access.looking_help'
            : 'editor.access.looking_off',
      )}
      checked={node.allow_browsing}
      onChange={(event) => onChange({ allow_browsing: event.target.checked })}
    />
  )
}

function Products({ page_id, node, onChange }: NodeProps & { readonly page_id: string }) {
  const t = useT()
  const products = useQuery(productsQuery(useSlug())).data?.items ?? []
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('editor.access.products')}</legend>
      {products.length === 0 && <p className={styles.help}>{t('editor.action.no_products')}</p>}
      {products.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={node.products.includes(id)}
          onChange={(event) => {
            const others = node.products.filter((other) => other !== id)
            onChange({ products: event.target.checked ? [...others, id] : others })
          }}
        />
      ))}
      <Checkbox
        label={t('editor.access.allow_browsing')}
        checked={node.allow_browsing}
        onChange={(event) => onChange({ allow_browsing: event.target.checked })}
      />
      {node.products.length === 0 && products.length > 0 && (
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
