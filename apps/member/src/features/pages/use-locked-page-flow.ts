import type { BootApp } from '@foyer/contract/apps/shapes'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import { checkoutQuery } from '../../platform/routing/checkout-query.ts'
import { useHash } from '../../platform/routing/use-hash.ts'
import { isSameViewer, viewerKey } from '../../platform/session/session-state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { Denial } from './page-state.ts'
import type { Offer } from './use-purchase-offer.ts'

type Panel = { name: 'auth' | 'checkout'; query: Readonly<Record<string, string>> }

/**
 * The panel that a locked page opens by itself; null for reasons that no panel helps with, and where checkout has
 * nothing to sell.
 */
export function selectPanel(
  denial: Denial,
  app: Pick<BootApp, 'access'>,
  is_signed_in: boolean,
  offer: Offer,
): Panel | null {
  if (denial.reason === 'AUTHENTICATION_REQUIRED') return is_signed_in ? null : { name: 'auth', query: {} }
  if (denial.reason !== 'PURCHASE_REQUIRED') return null
  const { is_subscriber_only, prompt_purchase_post_sign_up } = app.access
  if (is_subscriber_only && prompt_purchase_post_sign_up && !is_signed_in) return { name: 'auth', query: {} }
  if (offer !== 'on_sale') return null
  return { name: 'checkout', query: checkoutQuery(denial.product_ids, denial.overlay_id) }
}

/**
 * The panel to open now. A member who has just signed in waits for their own denial, because the page may be open to
 * them, and for the sign-in panel to close.
 */
export function selectDuePanel(
  panel: Panel | null,
  conditions: { is_known: boolean; is_signed_in: boolean; is_for_viewer: boolean; has_auth: boolean },
): Panel['name'] | null {
  const { is_known, is_signed_in, is_for_viewer, has_auth } = conditions
  if (!is_known || !is_for_viewer || (is_signed_in && has_auth)) return null
  return panel?.name ?? null
}

/**
 * Opens checkout or sign-in once per locked page (spec section 4, "Locked-page flow"), unless one is open already.
 * Checkout opens again for a guest who signs in and still has to buy.
 */
export function useLockedPageFlow(denial: Denial, offer: Offer): void {
  const { app } = usePlatform()
  const session = useSession()
  const hash = useHash()
  const viewer = viewerKey(session)
  const [denied, setDenied] = useState({ denial, viewer })
  if (denied.denial !== denial) setDenied({ denial, viewer })
  const is_signed_in = session.status === 'authenticated'
  const panel = selectPanel(denial, app, is_signed_in, offer)
  const duePanel = selectDuePanel(panel, {
    is_known: session.status !== 'unchecked',
    is_signed_in,
    is_for_viewer: isSameViewer(denied.viewer, viewer),
    has_auth: hash.get('auth') !== null,
  })

  const open = useEffectEvent(() => {
    const is_preview = new URLSearchParams(location.search).has('page-builder')
    if (!panel || is_preview || hash.get('auth') || hash.get('checkout')) return
    hash.open(panel.name, panel.query)
  })
  useEffect(() => {
    if (duePanel !== null) open()
  }, [duePanel])
}
