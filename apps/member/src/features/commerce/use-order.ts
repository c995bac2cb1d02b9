import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import type { Preview, Product, SandboxCard } from './types.ts'

/** A product of an order and its chosen price. */
export type OrderedProduct = { product: Product; version_id: string }

/** The choices at checkout and the resulting prices from the server. */
export interface Order {
  /** The first product; its price and bumps are the order's. Undefined where none is left. */
  main: OrderedProduct | undefined
  /** The other products of the payment. */
  further: readonly OrderedProduct[]
  order_bumps: readonly string[]
  /** The test card of sandbox mode; it outlives the bank's question, so that a second try is with the same card. */
  card: SandboxCard
  preview: UseQueryResult<Preview>
  isLeftOut: (product_id: string) => boolean
  toggleProduct: (product_id: string) => void
  chooseVersion: (product_id: string, version_id: string) => void
  getVersionId: (product: Product) => string
  toggleBump: (id: string) => void
  chooseCard: (card: SandboxCard) => void
}

type Choice = {
  versions: Readonly<Record<string, string>>
  left_out: readonly string[]
  order_bumps: readonly string[]
  card: SandboxCard
}

type OrderOptions = {
  /** Products that the buyer has; they are not part of the order. */
  owned: readonly string[]
  is_open: boolean
}

const INITIAL_CHOICE: Choice = { versions: {}, left_out: [], order_bumps: [], card: 'succeeds' }

/** The order of some products. All amounts come from the server's preview, which is requested until the order is paid. */
export function useOrder(products: readonly Product[], { owned, is_open }: OrderOptions): Order {
  const api = useApi()
  const [choice, setChoice] = useState<Choice>(INITIAL_CHOICE)
  const { versions, left_out, order_bumps, card } = choice
  const getVersionId = ({ id, versions: all }: Product): string =>
    versions[id] ?? (all.find((version) => version.is_default) ?? all[0])?.id ?? ''
  const [main, ...further] = products
    .filter(({ id }) => !owned.includes(id) && !left_out.includes(id))
    .map((product) => ({ product, version_id: getVersionId(product) }))
  const input = main && {
    id: main.product.id,
    version_id: main.version_id,
    order_bumps: [...order_bumps],
    products: further.map(({ product, version_id }) => ({ id: product.id, version_id })),
  }
  const preview = useQuery({
    queryKey: ['commerce', 'preview', input],
    queryFn: () => {
      if (!input) throw new Error('There is nothing to buy.')
      return api('commerce.previewOrder', input)
    },
    // A refused attempt restores the same order.
    staleTime: 10_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    enabled: is_open && input !== undefined,
  })

  return {
    main,
    further,
    order_bumps,
    card,
    preview,
    getVersionId,
    isLeftOut: (id) => left_out.includes(id),
    toggleProduct: (id) => setChoice({ ...choice, order_bumps: [], left_out: toggle(left_out, id) }),
    chooseVersion: (id, version_id) => setChoice({ ...choice, versions: { ...versions, [id]: version_id } }),
    toggleBump: (id) => setChoice({ ...choice, order_bumps: toggle(order_bumps, id) }),
    chooseCard: (chosen) => setChoice({ ...choice, card: chosen }),
  }
}

function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
