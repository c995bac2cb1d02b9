import type { InputFor, OutputFor } from '@foyer/contract/client'
import { CURRENCIES } from '@foyer/contract/rules/currencies'
import { currencyExponent } from '@foyer/contract/rules/currency-exponent'
import { maxPrice } from '@foyer/contract/rules/max-price'
import { chargeStep, minPrice, readPrice, toDecimal, writePrice } from '@foyer/domain/money'
import type { Format, Translate } from '@foyer/i18n'
import type { FieldErrors } from '../../platform/use-form.ts'

type Product = OutputFor<'commerce.createProduct'>

/** How often a price is billed, as one choice of the form. */
export const CYCLES = ['once', 'day', 'week', 'month', 'year'] as const
export type Cycle = (typeof CYCLES)[number]

/** A version as typed. `key` identifies rows that have no id yet. */
export type VersionValues = {
  readonly key: string
  readonly id: string | null
  readonly name: string
  readonly price: string
  readonly currency: string
  readonly cycle: Cycle
  readonly every: number
  readonly trial_days: number
  /** As typed; empty for none. */
  readonly setup_fee: string
  /** The same for prices that are one plan in several currencies. */
  readonly group: string | null
}

/** An order bump as typed. `version_id` is empty until one is selected. */
export type BumpValues = {
  readonly key: string
  readonly id: string | null
  readonly product_id: string
  readonly version_id: string
  readonly title: string
  readonly text: string
}

/** A product as it is typed. */
export type ProductValues = {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly cover: Product['cover']
  /** The uploaded picture of `cover`, stored with the form draft so that a reload shows what will be saved. */
  readonly cover_asset: Product['cover_asset']
  readonly benefits: readonly string[]
  readonly contents: readonly string[]
  /** Without a name there is no teacher. */
  readonly teacher_name: string
  readonly teacher_line: string
  readonly teacher_photo: Product['cover']
  readonly teacher_photo_asset: Product['cover_asset']
  readonly sample_page_id: string | null
  readonly is_hidden: boolean
  readonly versions: readonly VersionValues[]
  /** `key` of the default version. */
  readonly first: string
  readonly bumps: readonly BumpValues[]
  readonly included_pages: Product['included_pages']
  readonly included_products: Product['includes']
  /** Pages that only owners of the product may open once it is saved. */
  readonly locked_pages: Product['included_pages']
  /** What the product was read at; null for one that is new. */
  readonly revision: number | null
}

/** The currencies that most owners use, the first to select from. */
const COMMON_CURRENCIES = 'EUR USD GBP CHF SEK NOK DKK PLN CZK CAD AUD AED SAR JPY'.split(' ')

/** The currencies to select from. */
export const SELECTABLE_CURRENCIES: readonly string[] = [...new Set([...COMMON_CURRENCIES, ...CURRENCIES])]

/** The most benefits, versions, order bumps and included pages a product has. */
export const MAX_BENEFITS = 12
export const MAX_CONTENTS = 30
export const MAX_VERSIONS = 10
export const MAX_BUMPS = 5
export const MAX_PAGES = 100

/** Returns a new version: a monthly price without an amount. */
export function createVersion(key: string, currency: string): VersionValues {
  return {
    key,
    id: null,
    name: '',
    price: '',
    currency,
    cycle: 'month',
    every: 1,
    trial_days: 0,
    setup_fee: '',
    group: null,
  }
}

/** A page to be sold. */
export type SoldPage = Product['included_pages'][number] & { readonly gate: string }

/** The form of a new product that opens a page: a private one is included, any other is locked for its owners. */
export function createProductFor(sold: SoldPage | null, currency?: string): ProductValues {
  const blank = createBlankProduct(currency)
  if (!sold) return blank
  const { gate, page_id, title, path } = sold
  const field = gate === 'private' ? 'included_pages' : 'locked_pages'
  return { ...blank, title, [field]: [{ page_id, title, path }] }
}

/** The form of a product that is new. */
export function createBlankProduct(currency = 'EUR'): ProductValues {
  const version = createVersion('new-1', currency)
  return {
    title: '',
    subtitle: '',
    description: '',
    cover: null,
    cover_asset: null,
    benefits: [],
    contents: [],
    teacher_name: '',
    teacher_line: '',
    teacher_photo: null,
    teacher_photo_asset: null,
    sample_page_id: null,
    is_hidden: false,
    versions: [version],
    first: version.key,
    bumps: [],
    included_pages: [],
    included_products: [],
    locked_pages: [],
    revision: null,
  }
}

/** The form of a product that there is. */
export function toProductValues(product: Product, locale: string): ProductValues {
  const versions = product.versions.map(
    ({ id, name, amount, currency, interval, interval_count, trial_days, setup_fee, group }) => ({
      key: id,
      id,
      name,
      currency,
      trial_days,
      group,
      setup_fee: setup_fee === 0 ? '' : writePrice({ amount: setup_fee, currency }, locale),
      price: writePrice({ amount, currency }, locale),
      cycle: interval ?? ('once' as const),
      every: interval_count ?? 1,
    }),
  )
  const { title, subtitle, description, cover, cover_asset, benefits, is_hidden, included_pages } = product
  const first = product.versions.find((version) => version.is_default)?.id ?? versions[0]?.key ?? ''
  const bumps = product.order_bumps.map((bump) => ({ key: bump.id, ...bump }))
  const formatFault = { title, subtitle, description, benefits, revision: product.revision }
  const { contents, teacher, sample_page_id } = product
  return {
    ...formatFault,
    contents,
    teacher_name: teacher?.name ?? '',
    teacher_line: teacher?.line ?? '',
    teacher_photo: teacher?.photo ?? null,
    teacher_photo_asset: teacher?.photo_asset ?? null,
    sample_page_id,
    cover,
    cover_asset,
    is_hidden,
    versions,
    first,
    bumps,
    included_pages,
    included_products: product.includes,
    locked_pages: [],
  }
}

/** Reads a typed price in minor units; null where it is none or unclear. */
export function parseAmount(price: string, currency: string, locale: string): number | null {
  const result = readPrice(price, currency, locale)
  return result.ok ? result.amount : null
}

/** How often a version is paid; only what recurs and costs something has a trial and a set-up fee. */
export function readTerms(
  { cycle, every, trial_days, setup_fee, currency }: VersionValues,
  amount: number,
  locale: string,
): Pick<Product['versions'][number], 'amount' | 'interval' | 'interval_count' | 'trial_days' | 'setup_fee'> {
  const is_once = cycle === 'once'
  const has_renewals = !is_once && amount > 0
  return {
    amount,
    interval: is_once ? null : cycle,
    interval_count: is_once ? null : every,
    trial_days: has_renewals ? trial_days : 0,
    setup_fee: has_renewals ? (parseAmount(setup_fee, currency, locale) ?? 0) : 0,
  }
}

/** How problems of a form are described. */
export type FormTexts = { readonly t: Translate; readonly format: Format; readonly locale: string }

/** Returns the errors of a product form by field path; `offered` are the prices that can be order bumps. */
export function validateProduct(
  texts: FormTexts,
  values: ProductValues,
  offered: ReadonlySet<string> | null = null,
): FieldErrors {
  const { t } = texts
  const errors: Record<string, string> = {}
  if (values.title.trim() === '') errors['title'] = t('studio_products.errors.title')
  values.benefits.forEach((benefit, i) => {
    if (benefit.trim() === '') errors[`benefits.${i}`] = t('studio_products.errors.benefit')
  })
  values.contents.forEach((line, i) => {
    if (line.trim() === '') errors[`contents.${i}`] = t('studio_products.errors.benefit')
  })
  values.versions.forEach((version, i) => {
    const price_error = findPriceError(texts, version.price, version.currency)
    if (price_error !== null) errors[`versions.${i}.amount`] = price_error
    const { setup_fee, currency } = version
    const fee_error = setup_fee.trim() === '' ? null : findPriceError(texts, setup_fee, currency)
    if (fee_error !== null && version.cycle !== 'once') errors[`versions.${i}.setup_fee`] = fee_error
    const is_twice = values.versions
      .slice(0, i)
      .some((one) => one.group !== null && one.group === version.group && one.currency === currency)
    if (is_twice) errors[`versions.${i}.currency`] = t('errors.currency_twice', { currency })
    if (values.versions.length > 1 && version.name.trim() === '') {
      errors[`versions.${i}.name`] = t('studio_products.errors.version_name')
    }
  })
  values.bumps.forEach((bump, i) => {
    if (bump.version_id === '' || offered?.has(bump.version_id) === false)
      errors[`order_bumps.${i}.version_id`] = t('studio_products.errors.bump_what')
    if (bump.title.trim() === '') errors[`order_bumps.${i}.title`] = t('studio_products.errors.bump_title')
  })
  return errors
}

function findPriceError({ t, format, locale }: FormTexts, price: string, currency: string): string | null {
  const result = readPrice(price, currency, locale)
  if (result.ok) return null
  switch (result.problem) {
    case 'ambiguous': {
      const prices = result.readings.map((amount) => format.money(amount, currency, { is_full: true }))
      return t('errors.number_is_ambiguous', { numbers: format.list(prices, 'disjunction') })
    }
    case 'too_fine':
      return t('studio_products.errors.price_decimals', { currency, count: currencyExponent(currency) })
    case 'too_big':
      return t('errors.price_too_big', { max: format.money(maxPrice(currency), currency) })
    case 'too_small':
      return t('errors.price_too_small', {
        min: format.money(minPrice(currency), currency, { is_full: true }),
      })
    case 'negative':
      return t('errors.number_too_small', { min: format.money(0, currency) })
    case 'other_currency':
      return t('studio_products.errors.price_currency', { currency })
    case 'wrong_step':
      return t('errors.price_step', { currency, step: toDecimal({ amount: chargeStep(currency), currency }) })
    default:
      return t('studio_products.errors.price')
  }
}

/** The product as the server takes it. Call it only without errors. */
export function toProductInput(values: ProductValues, locale: string): InputFor<'commerce.createProduct'> {
  const { title, subtitle, description, cover, benefits, is_hidden, versions, first, bumps, included_pages } =
    values
  return {
    title,
    subtitle,
    description,
    is_hidden,
    cover,
    benefits: [...benefits],
    contents: [...values.contents],
    teacher:
      values.teacher_name.trim() === ''
        ? null
        : { name: values.teacher_name, line: values.teacher_line, photo: values.teacher_photo },
    sample_page_id: values.sample_page_id,
    versions: versions.map((version) => ({
      ...(version.id ? { id: version.id } : {}),
      ...readTerms(version, parseAmount(version.price, version.currency, locale) ?? 0, locale),
      name: version.name,
      currency: version.currency,
      group: version.group,
      is_default: version.key === first,
    })),
    order_bumps: bumps.map(({ id, product_id, version_id, title: headline, text }) => ({
      ...(id ? { id } : {}),
      product_id,
      version_id,
      title: headline,
      text,
    })),
    included_page_ids: included_pages.map(({ page_id }) => page_id),
    included_product_ids: values.included_products.map(({ product_id }) => product_id),
  }
}
