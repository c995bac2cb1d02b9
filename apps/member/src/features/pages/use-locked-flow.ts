import type { BootApp } from '@foyer/contract/apps/shapes'
import { useEffect, useEffectEvent } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { Denial } from './page-state.ts'
import { checkoutQuery } from './use-page-host.ts'

/** The panel that a locked page opens by itself; null for reasons that no panel helps with. */
export function panelFor(
  denial: Denial,
  app: Pick<BootApp, 'access'>,
  is_signed_in: boolean,
): { name: 'auth' | 'checkout'; query: Readonly<Record<string, string>> } | null {
  if (denial.reason === 'AUTHENTICATION_REQUIRED') return is_signed_in ? null : { name: 'auth', query: {} }
  if (denial.reason !== 'PURCHASE_REQUIRED') return null
  const { is_subscriber_only, prompt_purchase_post_sign_up } = app.access
  if (is_subscriber_only && prompt_purchase_post_sign_up && !is_signed_in) return { name: 'auth', query: {} }
  if (denial.product_ids.length === 0) return null
  return { name: 'checkout', query: checkoutQuery(denial.product_ids, denial.overlay_id) }
}

/**
 * Opens checkout or sign-in once for each page that turns out locked (spec section 4, "Locked-page flow"), unless the
 * address carries one of them already.
 */
export function useLockedFlow(denial: Denial): void {
  const { app } = usePlatform()
  const { status } = useSession()
  const hash = useHash()
  const is_known = status !== 'unchecked'

  const open = useEffectEvent((reason: Denial['reason']) => {
    const panel = panelFor({ ...denial, reason }, app, status === 'authenticated')
    const is_preview = new URLSearchParams(location.search).has('page-builder')
    if (!panel || is_preview || hash.get('auth') || hash.get('checkout')) return
    hash.open(panel.name, panel.query)
  })
  useEffect(() => {
    if (is_known) open(denial.reason)
  }, [denial.reason, is_known])
}
