import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { TwoVersions } from '#platform/parts/two-versions.tsx'
import { productDifferences } from '../product-conflict.ts'
import type { ProductValues } from '../product-values.ts'

type ConflictProps = {
  readonly mine: ProductValues
  readonly theirs: ProductValues
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** Somebody else has saved the product meanwhile: both versions field by field, and nothing is replaced unseen. */
export function ProductConflict({ mine, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const t = useT()
  const format = useFormat()
  const name = t('studio.conflict.someone')
  return (
    <Dialog
      is_open
      role="alertdialog"
      width={640}
      onOpenChange={() => undefined}
      title={t('studio_products.conflict.title', { title: theirs.title })}
      actions={
        <>
          <Button kind="outline" onClick={onTakeTheirs}>
            {t('studio.conflict.take_theirs', { name })}
          </Button>
          <Button onClick={onKeepMine}>{t('studio.conflict.keep_mine')}</Button>
        </>
      }
    >
      <p>{t('studio_products.conflict.text')}</p>
      <TwoVersions name={name} rows={productDifferences(t, format, mine, theirs)} />
    </Dialog>
  )
}
