import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import type { Preview, Product, SandboxCard } from './types.ts'

/** The choices at checkout and the resulting prices from the server. */
export interface Order {
  version_id: string
  order_bumps: readonly string[]
  /** The test card of sandbox mode; it outlives the bank's question, so that a second try is with the same card. */
  card: SandboxCard
  preview: UseQueryResult<Preview>
  chooseVersion: (id: string) => void
  toggleBump: (id: string) => void
  chooseCard: (card: SandboxCard) => void
}

type Choice = Pick<Order, 'version_id' | 'order_bumps' | 'card'>

/** The order of one product. All amounts come from the server's preview, which is requested until the order is paid. */
export function useOrder(product: Product, is_open: boolean): Order {
  const api = useApi()
  const [choice, setChoice] = useState<Choice>(() => ({
    version_id: (product.versions.find((version) => version.is_default) ?? product.versions[0])?.id ?? '',
    order_bumps: [],
    card: 'succeeds',
  }))
  const { version_id, order_bumps } = choice
  const preview = useQuery({
    queryKey: ['commerce', 'preview', product.id, version_id, order_bumps],
    queryFn: () =>
      api('commerce.previewOrder', { id: product.id, version_id, order_bumps: [...order_bumps] }),
    // A refused attempt restores the same order.
    staleTime: 10_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    enabled: is_open,
  })

  return {
    ...choice,
    preview,
    chooseVersion: (id) => setChoice({ ...choice, version_id: id }),
    toggleBump: (id) =>
      setChoice({
        ...choice,
        order_bumps: order_bumps.includes(id)
          ? order_bumps.filter((other) => other !== id)
          : [...order_bumps, id],
      }),
    chooseCard: (card) => setChoice({ ...choice, card }),
  }
}
