import { useLocale, useT } from '@foyer/i18n/react'
import { useAppCall } from '../../platform/api.ts'
import { useSlug } from '../../platform/routes.ts'
import { useFileExport } from '../../platform/use-file-export.ts'
import { exportMembers, type ExportAsked } from './export-members.ts'

/** An export to run, and how many people it holds so far; null while none runs. It goes on when the screen is left. */
export function useExport(): {
  readonly so_far: number | null
  readonly run: (asked: ExportAsked) => Promise<void>
} {
  const t = useT()
  const locale = useLocale()
  const slug = useSlug()
  const call = useAppCall()
  const { so_far, run } = useFileExport({
    done: (count) => t('studio_members.export.done', { count }),
    failed: (reason) => t('studio_members.export.failed', { reason }),
  })
  const gather = (asked: ExportAsked) => (onPart: (count: number) => void) =>
    exportMembers((input) => call('members.exportMembers', input), { ...asked, locale }, onPart)
  return { so_far, run: (asked) => run(`${slug}-members`, gather(asked)) }
}
