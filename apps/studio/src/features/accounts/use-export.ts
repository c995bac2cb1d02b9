import { useLocale, useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { useAppCall } from '../../platform/api.ts'
import { problemText } from '../../platform/problem.ts'
import { useSlug } from '../../platform/routes.ts'
import { saveFile } from '../../platform/save-file.ts'
import { toasts } from '../../platform/toasts.ts'
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
  const [so_far, setSoFar] = useState<number | null>(null)
  const run = async (asked: ExportAsked): Promise<void> => {
    setSoFar(0)
    try {
      const { file, count } = await exportMembers(
        (input) => call('accounts.exportMembers', input),
        { ...asked, locale },
        setSoFar,
      )
      saveFile(file, datedName(`${slug}-members`))
      toasts.add({ text: t('studio_members.export.done', { count }) })
    } catch (error) {
      toasts.add({
        text: t('studio_members.export.failed', { reason: problemText(t, error) }),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => void run(asked) },
      })
    } finally {
      setSoFar(null)
    }
  }
  return { so_far, run }
}

function datedName(name: string): string {
  return `${name}-${new Date().toISOString().slice(0, 10)}.csv`
}
