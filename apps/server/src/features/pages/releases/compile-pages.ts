import { compileDraft, type Draft, type PublishProblem } from '../content/index.ts'
import { compileTranslations } from '../translations/index.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { findDrafts, type TreeRow } from '../queries/drafts.ts'
import { listTranslations } from '../queries/translations.ts'
import type { NewVersion } from '../queries/versions.ts'

/** Pages whose content is read and compiled at a time, so that memory does not grow with the app. */
const BATCH = 50

export type CompiledPages = { versions: NewVersion[]; problems: PublishProblem[] }

type Compile = {
  pages: readonly TreeRow[]
  release_id: string
  /** Told after each batch; what it throws ends the work. */
  onProgress?: (done: number) => Promise<void>
}

/** Compiles the drafts of some pages as they are now, in batches, yielding to other work between them. */
export async function compilePages(
  db: AppDb | AppTx,
  { pages, release_id, onProgress }: Compile,
): Promise<CompiledPages> {
  const versions: NewVersion[] = []
  const problems: PublishProblem[] = []
  for (let at = 0; at < pages.length; at += BATCH) {
    const ids = pages.slice(at, at + BATCH).map((page) => page.id)
    const rows = await findDrafts(db, ids)
    /** Read after the drafts: a translation saved in between shows as a change that is still to be published. */
    const translations = Map.groupBy(await listTranslations(db, ids), (translation) => translation.page_id)
    for (const row of rows) {
      const compiled = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
      problems.push(
        ...compiled.problems.map((problem) => ({ ...problem, page_id: row.id, title: row.title })),
      )
      const { id: page_id, parent_id, rank, path, content_type, title, draft_hash } = row
      const { content, cover, facts, action_ids } = compiled
      versions.push({
        page_id,
        parent_id,
        rank,
        path,
        content_type,
        title,
        draft_hash,
        is_commentable: content.is_commentable,
        content,
        cover,
        facts,
        action_ids,
        release_id,
        ...compileTranslations(row, compiled, translations.get(row.id) ?? []),
      })
      await new Promise(setImmediate)
    }
    await onProgress?.(Math.min(pages.length, at + BATCH))
  }
  return { versions, problems }
}
