import { useLocale, useT } from '@foyer/i18n/react'
import { useAppCall } from '../../platform/api.ts'
import { useSlug } from '../../platform/routes.ts'
import { useFileExport } from '../../platform/use-file-export.ts'
import { exportMembers, type ExportInput } from './export-members.ts'

/**
 * Returns the member export and the count loaded so far; null while none runs. It continues when the screen is left.
 */
export function useMemberExport(): {
  readonly so_far: number | null
  readonly run: (query: ExportInput) => Promise<void>
} {
  const t = useT()
  const locale = useLocale()
  const slug = useSlug()
  const call = useAppCall()
  const { exported_count: so_far, run } = useFileExport({
    done: (count) => t('studio_members.export.done', { count }),
    failed: (reason) => t('studio_members.export.failed', { reason }),
  })
  const collectRows = (query: ExportInput) => (onPart: (count: number) => void) =>
    exportMembers((input) => call('members.exportMembers', input), { ...query, locale }, onPart)
  return { so_far, run: (query) => run(`${slug}-members`, collectRows(query)) }
}
