import { ApiError } from '@foyer/contract/api-error'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { currencyOfCountry, findMainPrice } from '@foyer/content/price-groups'
import type { ApiClient, InputFor } from '@foyer/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useCurrency } from '../../platform/session/use-currency.ts'
import type { Preview, Product, SandboxCard } from './types.ts'

/** A product of an order and its chosen price. */
export type OrderedProduct = { product: Product; version_id: string }

/** The preview of an order. A refused coupon is left out of it, with the reason. */
type PricedOrder = Preview & {
  coupon_refusal: string | null
  is_tax_id_refused: boolean
  /** The field of the place that the tax cannot be computed by. */
  place_refusal: 'country' | 'postal_code' | null
}

/** Where the buyer says that they live; empty for what was not said. */
export type BuyerPlace = { country: string; postal_code: string; tax_id: string }

/** The choices at checkout and the resulting prices from the server. */
export interface Order {
  /** The first product; its price and bumps are the order's. Undefined where none is left. */
  main: OrderedProduct | undefined
  /** The other products of the payment. */
  further: readonly OrderedProduct[]
  order_bumps: readonly string[]
  /** The test card of sandbox mode; it outlives the bank's question, so that a second try is with the same card. */
  card: SandboxCard
  /** The code that the buyer applied; empty without one. */
  coupon: string
  preview: UseQueryResult<PricedOrder>
  isLeftOut: (product_id: string) => boolean
  toggleProduct: (product_id: string) => void
  chooseVersion: (product_id: string, version_id: string) => void
  getVersionId: (product: Product) => string
  toggleBump: (id: string) => void
  applyCoupon: (code: string) => void
  chooseCard: (card: SandboxCard) => void
  /** What the buyer said; null where the stored address counts. */
  place: BuyerPlace | null
  choosePlace: (place: BuyerPlace) => void
  /** Whether the price is without the trial of the product, because a guest has had one. */
  without_trial: boolean
  leaveTrial: () => void
}

type Choice = {
  versions: Readonly<Record<string, string>>
  left_out: readonly string[]
  order_bumps: readonly string[]
  card: SandboxCard
  coupon: string
  place: BuyerPlace | null
  without_trial: boolean
}

type OrderOptions = {
  /** Products that the buyer has; they are not part of the order. */
  owned: readonly string[]
  is_open: boolean
  /** The code of the address that opened the checkout. */
  coupon: string
}

const INITIAL_CHOICE: Choice = {
  versions: {},
  left_out: [],
  order_bumps: [],
  card: 'succeeds',
  coupon: '',
  place: null,
  without_trial: false,
}

/** The order of some products. All amounts come from the server's preview, which is requested until the order is paid. */
export function useOrder(
  products: readonly Product[],
  { owned, is_open, coupon: first_coupon }: OrderOptions,
): Order {
  const api = useApi()
  const member_currency = useCurrency()
  const [choice, setChoice] = useState<Choice>({ ...INITIAL_CHOICE, coupon: first_coupon })
  const { versions, left_out, order_bumps, card, coupon, place, without_trial } = choice
  const getVersionId = ({ id, versions: all }: Product): string => {
    const currency = currencyOfCountry(place?.country ?? null) ?? member_currency
    return versions[id] ?? findMainPrice(all, currency)?.id ?? ''
  }
  const [main, ...further] = products
    .filter(({ id }) => !owned.includes(id) && !left_out.includes(id))
    .map((product) => ({ product, version_id: getVersionId(product) }))
  const input = main && {
    id: main.product.id,
    version_id: main.version_id,
    order_bumps: [...order_bumps],
    products: further.map(({ product, version_id }) => ({ id: product.id, version_id })),
    ...toAddress(place),
    ...(without_trial ? { without_trial } : {}),
  }
  const preview = useQuery({
    queryKey: ['commerce', 'preview', input, coupon],
    queryFn: () => {
      if (!input) throw new Error('There is nothing to buy.')
      return previewOrder(api, input, coupon)
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
    coupon,
    preview,
    applyCoupon: (code) => setChoice({ ...choice, coupon: code.trim() }),
    getVersionId,
    isLeftOut: (id) => left_out.includes(id),
    toggleProduct: (id) => setChoice({ ...choice, order_bumps: [], left_out: toggle(left_out, id) }),
    chooseVersion: (id, version_id) => setChoice({ ...choice, versions: { ...versions, [id]: version_id } }),
    toggleBump: (id) => setChoice({ ...choice, order_bumps: toggle(order_bumps, id) }),
    chooseCard: (chosen) => setChoice({ ...choice, card: chosen }),
    place,
    choosePlace: (chosen) => setChoice({ ...choice, place: chosen }),
    without_trial,
    leaveTrial: () => setChoice({ ...choice, without_trial: true }),
  }
}

type BuyerAddress = { country: string; postal_code?: string; tax_id?: string }

/** The address of an order; nothing where the buyer has said nothing. */
export function toAddress(place: BuyerPlace | null): { address?: BuyerAddress } {
  if (!place || place.country === '') return {}
  const [postal_code, tax_id] = [place.postal_code.trim(), place.tax_id.trim()]
  return {
    address: {
      country: place.country,
      ...(postal_code === '' ? {} : { postal_code }),
      ...(tax_id === '' ? {} : { tax_id }),
    },
  }
}

/**
 * Previews an order; without its coupon, its VAT ID or its place where that is refused, so that it can still be seen.
 */
async function previewOrder(
  api: ApiClient,
  input: InputFor<'commerce.previewOrder'>,
  coupon: string,
): Promise<PricedOrder> {
  try {
    const with_coupon = coupon === '' ? input : { ...input, coupon_code: coupon }
    const preview = await api('commerce.previewOrder', with_coupon)
    return { ...preview, coupon_refusal: null, is_tax_id_refused: false, place_refusal: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'invalid_tax_id' && input.address?.tax_id !== undefined) {
      const { tax_id: _refused, ...address } = input.address
      return {
        ...(await previewOrder(api, { ...input, address }, coupon)),
        is_tax_id_refused: true,
      }
    }
    if (error.code === 'invalid_customer_location' && input.address) {
      const { address: _refused, ...rest } = input
      const lacks_code = error.problem?.errors?.some(({ path }) => path === 'address.postal_code')
      const without = await previewOrder(api, rest, coupon)
      return { ...without, tax_state: 'waiting', place_refusal: lacks_code ? 'postal_code' : 'country' }
    }
    if (error.code !== 'invalid_coupon' || coupon === '') throw error
    const coupon_refusal = String(error.problem?.params?.['reason'] ?? 'unknown')
    return { ...(await previewOrder(api, input, '')), coupon_refusal }
  }
}

function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
