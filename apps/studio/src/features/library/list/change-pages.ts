import type { ChoiceField, LinesField, TextField } from '@foyer/content/definitions'
import { pageTypeDefinition } from '@foyer/content/definitions'
import type { ApiClient, InputFor } from '@foyer/contract/client'
import { runForEach, type BatchResult } from '#platform/run-for-each.ts'

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

type Fields = Readonly<Record<string, unknown>>

/** The most values of a field of lines. */
const MAX_VALUES = 20

/** The fields after a change; the same object where nothing changes. */
export function applyChange(fields: Fields, change: PageChange): Fields {
  if ('value' in change)
    return fields[change.field] === change.value ? fields : { ...fields, [change.field]: change.value }
  const before = toLines(fields[change.field])
  const isNamed = (line: string): boolean => change.values.some((value) => isSame(value, line))
  const added = change.values.filter((value) => !before.some((line) => isSame(line, value)))
  const after =
    change.how === 'add'
      ? [...before, ...added].slice(0, MAX_VALUES)
      : before.filter((line) => !isNamed(line))
  return after.length === before.length ? fields : { ...fields, [change.field]: after }
}

/** Capital letters do not make another muscle. */
function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The lines of a field; drafts may have anything there. */
export function toLines(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : []
}

/** A page that was changed, with its field as it was before. */
export type ChangedPage = { readonly page_id: string; readonly before: unknown; readonly field: string }

/** Changes a field in the drafts of pages, each on its newest revision; what stays the same is not saved. */
export async function changePages(
  call: ApiClient,
  page_ids: readonly string[],
  change: PageChange,
): Promise<BatchResult<string, ChangedPage | null>> {
  return runForEach(page_ids, (page_id) =>
    saveFields(call, page_id, (fields) => applyChange(fields, change)).then((before) =>
      before === null ? null : { page_id, field: change.field, before: before[change.field] },
    ),
  )
}

/** Restores the field of each page that was changed. */
export function undoChange(
  call: ApiClient,
  changed: readonly ChangedPage[],
): Promise<BatchResult<ChangedPage, unknown>> {
  return runForEach(changed, ({ page_id, field, before }) =>
    saveFields(call, page_id, (fields) => ({ ...fields, [field]: before })),
  )
}

/** Saves other fields in the newest draft of a page. Returns the fields before; null where nothing was saved. */
async function saveFields(
  call: ApiClient,
  id: string,
  edit: (fields: Fields) => Fields,
): Promise<Fields | null> {
  const { revision, draft } = await call('pages.getStudioPage', { id })
  const fields = edit(draft.fields)
  if (fields === draft.fields) return null
  const input: InputFor<'pages.saveDraft'> = { id, revision, draft: { ...draft, fields: { ...fields } } }
  await call('pages.saveDraft', input)
  return draft.fields
}
