import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { formatError } from './problem.ts'
import { downloadFile } from '@foyer/ui/file-download'
import { toasts } from './toasts.ts'

/** A file that is gathered part by part: `onPart` hears after each how many rows there are so far. */
export type CollectRows = (onPart: (count: number) => void) => Promise<{ file: Blob; count: number }>

type ExportTexts = {
  readonly done: (count: number) => string
  readonly failed: (reason: string) => string
}

/**
 * Exports a table as a file and returns the count of rows so far; null while none runs. It continues when the screen
 * is left.
 */
export function useFileExport({ done, failed }: ExportTexts): {
  readonly exported_count: number | null
  readonly run: (name: string, collectRows: CollectRows) => Promise<void>
} {
  const t = useT()
  const [exported_count, setExportedCount] = useState<number | null>(null)
  const run = async (name: string, collectRows: CollectRows): Promise<void> => {
    setExportedCount(0)
    try {
      const { file, count } = await collectRows(setExportedCount)
      downloadFile(file, createFileName(name))
      toasts.add({ text: done(count) })
    } catch (error) {
      toasts.add({
        text: failed(formatError(t, error)),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => void run(name, collectRows) },
      })
    } finally {
      setExportedCount(null)
    }
  }
  return { exported_count, run }
}

function createFileName(name: string): string {
  return `${name}-${new Date().toISOString().slice(0, 10)}.csv`
}
