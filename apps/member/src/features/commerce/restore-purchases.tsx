import { useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { v4 as newUuid } from 'uuid'
import type { ApiClient } from '@foyer/contract/client'
import { useApi } from '../../platform/api/use-api.ts'
import { device } from '../../platform/device.ts'
import { askShellForPurchases } from '../../platform/native-shell.ts'
import { useSessionStore } from '../../platform/session/use-session.ts'

/** What became of restoring. */
export type Restored = 'restored' | 'none' | 'failed'

/** So many purchases the server takes in one call. */
const BATCH_SIZE = 20

/** Asks the shell for the purchases of its store and claims them for the member. */
export async function restorePurchases(api: ApiClient, id: string): Promise<Restored> {
  const found = await askShellForPurchases(id)
  if (!found) return 'failed'
  const { store, transactions } = found
  let is_active = false
  let refused = 0
  for (let start = 0; start < transactions.length; start += BATCH_SIZE) {
    const batch = transactions.slice(start, start + BATCH_SIZE)
    const answer = await api('commerce.restorePurchases', { store, transactions: batch })
    is_active ||= answer.active_product_ids.length > 0
    refused += answer.refused
  }
  if (is_active) return 'restored'
  return refused > 0 ? 'failed' : 'none'
}

const subscribeToNothing = () => () => undefined

const TONES = { restored: 'ok', none: 'neutral', failed: 'danger' } as const
const TEXTS = {
  restored: 'checkout.restore.done',
  none: 'common.no_purchases_to_restore',
  failed: 'common.activation_failed',
} as const

/** Restores purchases of a store; shown in native shells only, which alone know them. */
export function RestorePurchases(): ReactNode {
  const t = useT()
  const api = useApi()
  const client = useQueryClient()
  const session = useSessionStore()
  // The server renders without a device.
  const is_native = useSyncExternalStore(subscribeToNothing, device.is_native, () => false)
  const restore = useMutation({
    mutationFn: () => restorePurchases(api, newUuid()),
    onSuccess: async () => {
      await session.refresh()
      await client.invalidateQueries()
    },
  })
  if (!is_native) return null
  const outcome = restore.isError ? 'failed' : restore.data
  return (
    <>
      <Button
        kind="soft"
        is_wide
        icon={<RotateCw aria-hidden="true" />}
        is_busy={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {t('checkout.restore')}
      </Button>
      <output>{outcome && <Notice tone={TONES[outcome]}>{t(TEXTS[outcome])}</Notice>}</output>
    </>
  )
}
