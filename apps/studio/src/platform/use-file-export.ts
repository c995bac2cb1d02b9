import { useT } from '@foyer/i18n/react'
import { useState } from 'react'
import { problemText } from './problem.ts'
import { saveFile } from './save-file.ts'
import { toasts } from './toasts.ts'

/** A file that is gathered part by part: `onPart` hears after each how many rows there are so far. */
export type Gather = (onPart: (count: number) => void) => Promise<{ file: Blob; count: number }>

type Words = {
  readonly done: (count: number) => string
  readonly failed: (reason: string) => string
}

/** A table to hand out, and how many rows it holds so far; null while none is made. It goes on when the screen is left. */
export function useFileExport({ done, failed }: Words): {
  readonly so_far: number | null
  readonly run: (name: string, gather: Gather) => Promise<void>
} {
  const t = useT()
  const [so_far, setSoFar] = useState<number | null>(null)
  const run = async (name: string, gather: Gather): Promise<void> => {
    setSoFar(0)
    try {
      const { file, count } = await gather(setSoFar)
      saveFile(file, datedName(name))
      toasts.add({ text: done(count) })
    } catch (error) {
      toasts.add({
        text: failed(problemText(t, error)),
        tone: 'danger',
        action: { label: t('common.retry'), onAction: () => void run(name, gather) },
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
