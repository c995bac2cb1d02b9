import { ApiError } from '@foyer/contract/api-error'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import type { Preview, Product, SandboxCard } from './types.ts'

/** The choices at checkout and the resulting prices from the server. */
export interface Order {
  version_id: string
  order_bumps: readonly string[]
  coupon: string | null
  /** The test card of sandbox mode; it outlives the bank's question, so that a second try is with the same card. */
  card: SandboxCard
  /** The coupon that was tried last is not valid. */
  is_coupon_refused: boolean
  preview: UseQueryResult<Preview>
  chooseVersion: (id: string) => void
  toggleBump: (id: string) => void
  applyCoupon: (code: string) => void
  removeCoupon: () => void
  chooseCard: (card: SandboxCard) => void
}

type Choice = Pick<Order, 'version_id' | 'order_bumps' | 'coupon' | 'card'>

/** The order of one product. All amounts come from the server's preview, which is requested until the order is paid. */
export function useOrder(product: Product, is_open: boolean): Order {
  const api = useApi()
  const [choice, setChoice] = useState<Choice>(() => ({
    version_id: (product.versions.find((version) => version.is_default) ?? product.versions[0])?.id ?? '',
    order_bumps: [],
    coupon: null,
    card: 'succeeds',
  }))
  const { version_id, order_bumps, coupon } = choice
  const previewQuery = (coupon_code: string | null) => ({
    queryKey: ['commerce', 'preview', product.id, version_id, coupon_code, order_bumps],
    queryFn: () =>
      api('commerce.previewOrder', {
        id: product.id,
        version_id,
        order_bumps: [...order_bumps],
        ...(coupon_code === null ? {} : { coupon_code }),
      }),
    // A refused attempt restores the same order.
    staleTime: 10_000,
    gcTime: 60_000,
  })
  const preview = useQuery({ ...previewQuery(coupon), placeholderData: keepPreviousData, enabled: is_open })
  const is_coupon_refused =
    coupon !== null && preview.error instanceof ApiError && preview.error.code === 'invalid_coupon'
  // Also requests the price without the coupon, so that a refused coupon does not hide the price.
  const previewWithoutCoupon = useQuery({ ...previewQuery(null), enabled: is_open && is_coupon_refused })

  return {
    ...choice,
    is_coupon_refused,
    preview: is_coupon_refused ? previewWithoutCoupon : preview,
    chooseVersion: (id) => setChoice({ ...choice, version_id: id }),
    toggleBump: (id) =>
      setChoice({
        ...choice,
        order_bumps: order_bumps.includes(id)
          ? order_bumps.filter((other) => other !== id)
          : [...order_bumps, id],
      }),
    applyCoupon: (code) => setChoice({ ...choice, coupon: code.trim() === '' ? null : code.trim() }),
    removeCoupon: () => setChoice({ ...choice, coupon: null }),
    chooseCard: (card) => setChoice({ ...choice, card }),
  }
}
