import { pageTypeDefinition } from '@foyer/content/definitions'
import type { InputFor, OutputFor } from '@foyer/contract/client'
import type { BulkValue, RefusedPage } from '@foyer/contract/pages/bulk-shapes'
import type { Ctx } from '#platform/context.ts'
import { validateDraft, type Draft } from '../../content/index.ts'
import { updateDrafts, type DraftContent } from '../../queries/draft-writes.ts'
import { lockDrafts, type DraftRow } from '../../queries/drafts.ts'
import { getContentColumns } from './add-page.ts'

type Input = InputFor<'pages.changeField'>
type FieldEdit = Input['edits'][number]

/** The draft's value before and after an edit, or why the page is refused. */
type Edited = { before: BulkValue; after: BulkValue } | Omit<RefusedPage, 'page_id'>

/** Changes one field in the drafts of pages; a page whose field cannot have the value is refused alone. */
export async function changeField(
  ctx: Ctx,
  { field, edits }: Input,
  by: string,
): Promise<OutputFor<'pages.changeField'>> {
  const edit_of = new Map(edits.flatMap((edit) => edit.page_ids.map((page_id) => [page_id, edit] as const)))
  return ctx.write(async (tx) => {
    const pages = new Map((await lockDrafts(tx, [...edit_of.keys()])).map((page) => [page.id, page]))
    const changed: { page_id: string; before: BulkValue }[] = []
    const refused: RefusedPage[] = []
    const drafts: (DraftContent & { id: string })[] = []
    for (const [page_id, edit] of edit_of) {
      const page = pages.get(page_id)
      const edited: Edited = page ? editField(page, field, edit) : { code: 'not_found' }
      if ('code' in edited) refused.push({ page_id, ...edited })
      else if (page && !isEqual(edited.before, edited.after)) {
        changed.push({ page_id, before: edited.before })
        drafts.push({ id: page_id, ...getContentColumns(writeField(page, field, edited.after)) })
      }
    }
    await updateDrafts(tx, drafts, { at: ctx.services.clock.now(), by })
    return { changed, refused }
  })
}

function editField(page: DraftRow, name: string, edit: FieldEdit): Edited {
  const definition = pageTypeDefinition(page.content_type)?.fields[name]
  const before = readValue(readDraft(page).fields[name])
  if (definition?.kind === 'lines') {
    const lines = Array.isArray(before) ? before : []
    const after = edit.how === 'set' ? edit.value : editLines(lines, edit)
    if (after !== null && !Array.isArray(after)) return { code: 'unknown_field' }
    if (after !== null && after.length > Math.max(definition.max, lines.length))
      return { code: 'too_many', params: { max: definition.max } }
    return { before, after }
  }
  if (edit.how !== 'set' || Array.isArray(edit.value)) return { code: 'unknown_field' }
  const after = edit.value
  if (definition?.kind === 'text')
    return after !== null && after.length > (definition.max ?? MAX_TEXT)
      ? { code: 'too_big' }
      : { before, after }
  if (definition?.kind !== 'choice') return { code: 'unknown_field' }
  const is_option = after === null || definition.options.some(({ value }) => value === after)
  return is_option ? { before, after } : { code: 'unknown_option' }
}

/** The longest text of a field that has no limit of its own. */
const MAX_TEXT = 200

function editLines(lines: readonly string[], edit: Exclude<FieldEdit, { how: 'set' }>): string[] {
  const named = new Set(edit.values.map(foldCase))
  if (edit.how === 'remove') return lines.filter((line) => !named.has(foldCase(line)))
  const known = new Set(lines.map(foldCase))
  return [...lines, ...edit.values.filter((value) => !known.has(foldCase(value)))]
}

/** Capital letters do not make another value. */
function foldCase(value: string): string {
  return value.toLowerCase()
}

function writeField(page: DraftRow, name: string, value: BulkValue): ReturnType<typeof validateDraft> {
  const draft = readDraft(page)
  const { [name]: _before, ...others } = draft.fields
  const fields = value === null ? others : { ...others, [name]: value }
  return validateDraft(page.content_type, { ...draft, fields }, page.fields_version)
}

/** Drafts were written by us in one shape. */
function readDraft({ draft }: DraftRow): Draft {
  return draft as Draft
}

/** Lines or a text; drafts may have anything there. */
function readValue(value: unknown): BulkValue {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : null
}

function isEqual(a: BulkValue, b: BulkValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
