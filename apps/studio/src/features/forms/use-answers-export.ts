import type { InputFor, OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { createCsvFile } from '@foyer/ui/file-download'
import { useFileExport } from '#platform/use-file-export.ts'
import type { FormSubmission } from './queries.ts'

type Input = InputFor<'forms.listFormSubmissions'>
type Part = OutputFor<'forms.listFormSubmissions'>

const PAGE_SIZE = 50

/** Exports all submissions of a form as CSV and returns the count loaded so far; null while no export runs. */
export function useAnswersExport(form_id: string): {
  readonly so_far: number | null
  readonly run: (title: string) => Promise<void>
} {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const { exported_count: so_far, run } = useFileExport({
    done: (count) => t('studio_forms.export_done', { count }),
    failed: (reason) => t('studio_forms.export_failed', { reason }),
  })
  const texts = {
    name: t('studio_forms.column_name'),
    email: t('studio_forms.column_email'),
    sent: t('studio_forms.column_sent'),
    changed: t('studio_forms.column_changed'),
    yes: t('common.yes'),
    no: t('common.no'),
  }
  const collectRows = async (onPart: (count: number) => void) => {
    const all = await fetchAllAnswers((input) => call('forms.listFormSubmissions', input), form_id, onPart)
    // The CSV writer is large and needed at an export only.
    const { createAnswersTable } = await import('./answers-table.ts')
    return { file: createCsvFile([createAnswersTable(all, texts)]), count: all.length }
  }
  return { so_far, run: (title) => run(`${slug}-${title}`, collectRows) }
}

/** Fetches all submissions of a form, newest first. `onPart` receives the count after each part. */
export async function fetchAllAnswers(
  call: (input: Input) => Promise<Part>,
  form_id: string,
  onPart: (count: number) => void,
): Promise<FormSubmission[]> {
  const all: FormSubmission[] = []
  let before: string | null | undefined
  while (before !== null) {
    // oxlint-disable-next-line no-await-in-loop -- each part names where the next one begins
    const part: Part = await call({ id: form_id, limit: PAGE_SIZE, ...(before && { before }) })
    all.push(...part.items)
    onPart(all.length)
    before = part.next_before
  }
  return all
}
