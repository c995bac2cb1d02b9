import type { OutputFor } from '@foyer/contract/client'
import { useLocale, useT } from '@foyer/i18n/react'
import { createCsvFile } from '@foyer/ui/file-download'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { useFileExport } from '#platform/use-file-export.ts'

/** Exports who owns a product, part by part. */
export function useHolderExport(id: string, title: string) {
  const t = useT()
  const locale = useLocale()
  const slug = useSlug()
  const call = useAppCall()
  const { exported_count, run } = useFileExport({
    done: (count) => t('studio_products.holders.exported', { count }),
    failed: (reason) => t('studio_products.holders.failed', { reason }),
  })
  const collect = async (onPart: (count: number) => void) => {
    const lines: string[] = []
    let [header, count] = ['', 0]
    let cursor: string | null | undefined
    while (cursor !== null) {
      // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
      const part: OutputFor<'commerce.exportProductHolders'> = await call('commerce.exportProductHolders', {
        id,
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
  return { is_busy: exported_count !== null, run: () => run(`${slug}-${title}`, collect) }
}
