import { isSignInOnly } from '@foyer/domain/access'
import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Checkbox, Notice, Switch } from '@foyer/ui'
import { OverlayField, ProductChecks, useStudioApp } from '../../apps/index.ts'
import styles from './access.module.css'
import type { AccessNode } from './access-values.ts'

type NodeProps = { readonly node: AccessNode; readonly onChange: (change: Partial<AccessNode>) => void }

/** In an app that is not open to everyone, a page can be shown to those who may not enter. */
export function BrowsingField({ node, onChange }: NodeProps) {
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

/** What opens a page that has to be bought, and how it is offered. */
export function ProductsField({ page_id, node, onChange }: NodeProps & { readonly page_id: string }) {
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
