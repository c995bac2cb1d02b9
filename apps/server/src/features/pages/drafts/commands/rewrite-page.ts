import type { AppTx } from '#platform/database/app-db.ts'
import { validateDraft, type Draft } from '../../content/index.ts'
import { findDraft } from '../../queries/drafts.ts'
import { updateDraft } from '../../queries/draft-writes.ts'
import { getContentColumns } from './add-page.ts'

type Rewrite = { page_id: string; title: string; fields: Draft['fields']; by: string; at: Date }

/** Replaces a draft's title and fields for imports; false if the page is gone or was saved since. */
export async function rewritePage(tx: AppTx, { page_id, title, fields, by, at }: Rewrite): Promise<boolean> {
  const page = await findDraft(tx, page_id)
  if (!page) return false
  // Drafts were written by us in one shape.
  const before = page.draft as Draft
  const draft = { ...before, title, fields: { ...before.fields, ...fields } }
  const validated = validateDraft(page.content_type, draft, page.fields_version)
  const { revision } = page
  return (await updateDraft(tx, { ...getContentColumns(validated), id: page_id, revision, by, at })) !== null
}
