import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, SelectField, Switch, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadState } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { accessQuery, pagesQuery, productsQuery } from '../queries.ts'
import styles from './access.module.css'
import { ConfirmAccess } from './confirm-access.tsx'
import {
  daysOf,
  isSameNode,
  openingOf,
  withDays,
  withOpening,
  type AccessNode,
  type Opening,
} from './access-values.ts'

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
      {node.require_purchase && <Products node={node} onChange={set} />}
      <OpeningFields node={node} onChange={setNode} />
      <Switch
        label={t('editor.access.is_progress_root')}
        checked={node.is_progress_root}
        onChange={(event) => set({ is_progress_root: event.target.checked })}
      />
      {!isSameNode(node, settings.node) && (
        <Button kind="ink" onClick={() => setConfirming(true)}>
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

function Products({ node, onChange }: NodeProps) {
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
    </fieldset>
  )
}

function OpeningFields({
  node,
  onChange,
}: {
  readonly node: AccessNode
  readonly onChange: (node: AccessNode) => void
}) {
  const t = useT()
  const opening = openingOf(node)
  const choices: { value: Opening; label: string }[] = [
    { value: 'now', label: t('editor.access.when_now') },
    { value: 'date', label: t('editor.access.when_date') },
    { value: 'days', label: t('editor.access.when_days') },
  ]
  return (
    <>
      <SelectField
        label={t('editor.access.when')}
        choices={choices}
        value={opening}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value)
          if (chosen) onChange(withOpening(node, chosen.value, new Date().toISOString()))
        }}
      />
      {opening === 'date' && (
        <TextField
          label={t('editor.access.unlocks_at')}
          type="datetime-local"
          value={localTime(node.unlocks_at)}
          onChange={(event) => {
            const date = new Date(event.target.value)
            if (!Number.isNaN(date.getTime())) onChange({ ...node, unlocks_at: date.toISOString() })
          }}
        />
      )}
      {opening === 'days' && (
        <TextField
          label={t('editor.access.after_days')}
          type="number"
          min={0}
          max={3650}
          value={daysOf(node)}
          onChange={(event) => onChange(withDays(node, Number(event.target.value)))}
        />
      )}
    </>
  )
}

/** An instant in the form of the browser's own date field, in the zone of this device. */
function localTime(instant: string | null): string {
  if (instant === null) return ''
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
