import type { ChoiceField, LinesField, TextField } from '@foyer/content/definitions'
import { pageTypeDefinition } from '@foyer/content/definitions'
import type { ApiClient, OutputFor } from '@foyer/contract/client'
import { runBulk, type BulkResult } from '#platform/run-bulk.ts'

/** What is changed in many pages at once: values of a field of lines, or the value of another field. */
export type PageChange =
  | { readonly field: string; readonly how: 'add' | 'remove'; readonly values: readonly string[] }
  | { readonly field: string; readonly value: string }

/** Fields that are changed together besides those that pages are filtered by. */
const MORE_FIELDS = ['secondary_muscles', 'category']

/** A field that many pages of a type can be given a value in. */
export type ChangeableField = {
  readonly name: string
  readonly definition: LinesField | ChoiceField | TextField
}

/** The fields of a type that are changed in many pages at once. */
export function listChangeableFields(content_type: string): ChangeableField[] {
  const type = pageTypeDefinition(content_type)
  return [...(type?.facets ?? []), ...MORE_FIELDS].flatMap((name) => {
    const definition = type?.fields[name]
    const is_changeable =
      definition?.kind === 'lines' || definition?.kind === 'choice' || definition?.kind === 'text'
    return is_changeable ? [{ name, definition }] : []
  })
}

/** The lines of a field; drafts may have anything there. */
export function toLines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
}

type Answer = OutputFor<'pages.changeField'>

/** A page that was changed, with its value before. */
export type ChangedPage = Answer['changed'][number]

/** Changes a field in the drafts of any number of pages, some by each call. */
export function changePages(
  call: ApiClient,
  page_ids: readonly string[],
  change: PageChange,
  onStep?: (count: number) => void,
): Promise<BulkResult<Answer>> {
  const { field } = change
  return runBulk(
    page_ids,
    (ids) =>
      call('pages.changeField', {
        field,
        edits: [
          'value' in change
            ? { how: 'set', page_ids: ids, value: change.value }
            : { how: change.how, page_ids: ids, values: [...change.values] },
        ],
      }),
    onStep,
  )
}

/** Restores the field of each page that was changed. */
export function undoChange(
  call: ApiClient,
  field: string,
  changed: readonly ChangedPage[],
): Promise<BulkResult<Answer>> {
  const before = new Map(changed.map((page) => [page.page_id, page.before]))
  return runBulk([...before.keys()], (ids) =>
    call('pages.changeField', {
      field,
      edits: ids.map((page_id) => ({ how: 'set', page_ids: [page_id], value: before.get(page_id) ?? null })),
    }),
  )
}
