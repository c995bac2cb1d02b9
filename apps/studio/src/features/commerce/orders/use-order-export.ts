import type { InputFor, OutputFor } from '@foyer/contract/client'
import { useLocale, useT } from '@foyer/i18n/react'
import { createCsvFile } from '@foyer/ui/file-download'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { useFileExport } from '#platform/use-file-export.ts'

type Filter = InputFor<'commerce.listOrders'>

/** Exports the orders of a filter part by part, and returns the count so far; null while none runs. */
export function useOrderExport(): {
  readonly so_far: number | null
  readonly run: (filter: Filter) => Promise<void>
} {
  const t = useT()
  const locale = useLocale()
  const slug = useSlug()
  const call = useAppCall()
  const { exported_count: so_far, run } = useFileExport({
    done: (count) => t('studio_orders.export.done', { count }),
    failed: (reason) => t('studio_orders.export.failed', { reason }),
  })
  const collectRows = (filter: Filter) => async (onPart: (count: number) => void) => {
    const lines: string[] = []
    let [header, count] = ['', 0]
    let cursor: string | null | undefined
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
      const part: OutputFor<'commerce.exportOrders'> = await call('commerce.exportOrders', {
        ...filter,
        locale,
        ...(cursor && { cursor }),
      })
      header = part.header
      lines.push(part.lines)
      count += part.count
      onPart(count)
      cursor = part.next_cursor
    }
    return { file: createCsvFile([header, ...lines]), count }
  }
  return { so_far, run: (filter) => run(`${slug}-orders`, collectRows(filter)) }
}
