import type { OutputFor } from '@foyer/contract/client'
import { useFormat, useLocale, useT } from '@foyer/i18n/react'
import { ConflictDialog } from '#platform/parts/conflict-dialog.tsx'
import type { getLastChange } from '#platform/problem.ts'
import { diffProducts } from '../product-conflict.ts'
import { toProductValues, type ProductValues } from '../product-values.ts'

/** The product that another team member saved. */
export type OtherVersion = { product: OutputFor<'commerce.getStudioProduct'> } & ReturnType<
  typeof getLastChange
>

type ConflictProps = {
  readonly mine: ProductValues
  readonly theirs: OtherVersion
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Another team member saved the product. */
export function ProductConflict({ mine, theirs, ...choices }: ConflictProps) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const { product, changed_by, changed_at } = theirs
  return (
    <ConflictDialog
      title={(name) => t('studio_products.conflict.title', { name, title: product.title })}
      changed_by={changed_by}
      changed_at={changed_at}
      rows={diffProducts({ t, format, locale }, mine, toProductValues(product, locale))}
      {...choices}
    />
  )
}
