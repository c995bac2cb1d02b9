import type { VersionDifference } from '../../platform/parts/version-comparison.tsx'
import { formatPrice } from './format-price.ts'
import { parseAmount, type FormTexts, type ProductValues, type VersionValues } from './product-values.ts'

/** Whether other private pages are included than were. */
export function hasDifferentPages(
  before: Pick<ProductValues, 'included_pages'>,
  after: Pick<ProductValues, 'included_pages'>,
): boolean {
  const [old, next] = [getPageIds(before), getPageIds(after)]
  return old.size !== next.size || [...next].some((id) => !old.has(id))
}

/** Returns my values to be saved over a version that another team member saved; what it no longer has is recreated. */
export function applyOver(mine: ProductValues, theirs: ProductValues): ProductValues {
  const existing_ids = new Set(theirs.versions.map(({ id }) => id))
  return {
    ...mine,
    versions: mine.versions.map((version) =>
      existing_ids.has(version.id) ? version : { ...version, id: null },
    ),
    revision: theirs.revision,
  }
}

/** Returns the labels of a product's fields that differ between two versions. */
export function diffProducts(
  texts: FormTexts,
  mine: ProductValues,
  theirs: ProductValues,
): VersionDifference[] {
  const { t } = texts
  const toRows = (values: ProductValues): [string, string][] => [
    [t('studio_products.title'), values.title],
    [t('studio_products.subtitle'), values.subtitle],
    [t('studio_products.description'), values.description],
    [t('studio_products.cover'), JSON.stringify(values.cover)],
    [t('studio_products.versions'), values.versions.map((one) => formatVersionPrice(texts, one)).join('\n')],
    [t('studio_products.benefits'), values.benefits.join('\n')],
    [t('studio_products.contents'), values.contents.join('\n')],
    [t('studio_products.teacher.title'), `${values.teacher_name}\n${values.teacher_line}`.trim()],
    [t('studio_products.bumps.title'), values.bumps.map((bump) => `${bump.title} ${bump.text}`).join('\n')],
    [t('studio_products.includes.title'), values.included_pages.map((page) => page.title).join('\n')],
    [t('studio_products.hidden'), t(values.is_hidden ? 'common.yes' : 'common.no')],
  ]
  const others = toRows(theirs)
  return toRows(mine).flatMap(([label, words], place) => {
    const other = others[place]?.[1] ?? ''
    if (words === other) return []
    const is_picture = label === t('studio_products.cover')
    return [
      is_picture
        ? { label, mine: t('studio_products.conflict.mine'), theirs: t('studio_products.conflict.other') }
        : { label, mine: words || '–', theirs: other || '–' },
    ]
  })
}

const getPageIds = ({ included_pages }: Pick<ProductValues, 'included_pages'>) =>
  new Set(included_pages.map(({ page_id }) => page_id))

function formatVersionPrice(
  { t, format, locale }: FormTexts,
  { name, price, currency, cycle, every }: VersionValues,
): string {
  const words = formatPrice(t, format, {
    amount: parseAmount(price, currency, locale) ?? 0,
    currency,
    interval: cycle === 'once' ? null : cycle,
    interval_count: cycle === 'once' ? null : every,
  })
  return name ? `${name}: ${words}` : words
}
