import { ApiError } from '@foyer/contract/api-error'
import { useT } from '@foyer/i18n/react'
import { createCsvFile, downloadFile } from '@foyer/ui/file-download'
import { useState } from 'react'
import { useFormatError } from '#platform/format-error.ts'
import { useToast } from '#platform/toasts.ts'

type CsvPart = { header: string; lines: string; next_cursor: string | null }
type LoadPart = (input: { cursor?: string }) => Promise<CsvPart>

/** Downloads a table as a CSV file that is loaded part by part. */
export function useCsvExport(): {
  is_running: boolean
  run: (name: string, load: LoadPart) => Promise<void>
} {
  const t = useT()
  const toast = useToast()
  const formatError = useFormatError()
  const [is_running, setRunning] = useState(false)
  const run = async (name: string, load: LoadPart): Promise<void> => {
    setRunning(true)
    try {
      downloadFile(await loadFile(load), nameFile(name))
      toast({ text: t('training.downloaded') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({
        text: formatError(error),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => void run(name, load) },
      })
    } finally {
      setRunning(false)
    }
  }
  return { is_running, run }
}

function nameFile(name: string): string {
  return `${name}-${new Date().toISOString().slice(0, 10)}.csv`
}

async function loadFile(load: LoadPart): Promise<Blob> {
  const first = await load({})
  const parts = [first.header, first.lines]
  let cursor = first.next_cursor
  while (cursor !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
    const part = await load({ cursor })
    parts.push(part.lines)
    cursor = part.next_cursor
  }
  return createCsvFile(parts)
}
