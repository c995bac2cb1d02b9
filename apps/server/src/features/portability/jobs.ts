import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { defineJob, enqueue, type JobRun } from '../../platform/jobs/index.ts'
import { findTreeRows } from '../pages/index.ts'
import { ensureExerciseRoot, findExerciseRoot } from './exercise-root.ts'
import { ImportFailure } from './import-failure.ts'
import { importRow } from './import-row.ts'
import { withLibrary, type Library } from './open-library.ts'
import { readExercise } from './read-exercise.ts'
import {
  findImport,
  findImported,
  listPendingRows,
  lockRows,
  transitionImport,
  replaceRows,
  type ImportRow,
  type StoredRow,
} from './repository.ts'
import { createHash } from 'node:crypto'

type ImportPayload = { import_id: string }
/** Several run concurrently, so that no owner waits for another's import. */
const options = { retry_limit: 3, expire_s: 1_800, concurrency: 4 }

/** The dry run of an import. */
export const checkImportJob = defineJob<ImportPayload>(
  'portability.check_import',
  options,
  (ctx, { import_id }, job) =>
    withFailureHandling(ctx, job, { import_id, expected_state: 'checking' }, (run) =>
      withLibrary(ctx.services, run.storage_key, async (library) => {
        const ids = library.rows.map((row) => readExercise(row).source_id)
        const imported = await findImported(ctx.db, [...new Set(ids)])
        const rows = checkLibrary(library, await keepExistingPages(ctx, imported))
        await ctx.writeNow(async (tx) => {
          await replaceRows(tx, import_id, rows)
          const parent_id = await findExerciseRoot(tx)
          await transitionImport(tx, import_id, { from: 'checking', to: 'checked', parent_id })
        })
      }),
    ),
)

/** Executes an import row by row; after a restart it continues where it stopped. */
export const executeImportJob = defineJob<ImportPayload>(
  'portability.carry_out_import',
  options,
  (ctx, { import_id }, job) =>
    withFailureHandling(ctx, job, { import_id, expected_state: 'importing' }, (run) =>
      withLibrary(ctx.services, run.storage_key, async (library) => {
        const root_id = await ensureRoot(ctx, run)
        for (const row of await listPendingRows(ctx.db, import_id)) {
          job.signal.throwIfAborted()
          await importRow(ctx, { run, library, root_id }, row)
        }
        await ctx.writeNow((tx) => finishImport(tx, run, { from: 'importing', to: 'done' }))
      }),
    ),
)

async function withFailureHandling(
  ctx: Ctx,
  job: JobRun,
  { import_id, expected_state }: ImportPayload & { expected_state: ImportRow['state'] },
  work: (run: ImportRow) => Promise<void>,
): Promise<void> {
  const run = await findImport(ctx.db, import_id)
  if (run?.state !== expected_state) return
  try {
    await work(run)
  } catch (error) {
    const is_refusal = error instanceof ImportFailure
    if (!is_refusal && !job.is_last_attempt) throw error
    const failure = is_refusal ? error.code : 'internal'
    await ctx.writeNow((tx) => finishImport(tx, run, { from: expected_state, to: 'failed', failure }))
    if (!is_refusal) throw error
  }
}

/** Removes the file of an import that has ended. */
/** Deletes the file of an import. */
export const deleteFileJob = defineJob<{ storage_key: string }>(
  'portability.drop_file',
  {},
  async (ctx, { storage_key }) => ctx.services.storage.delete(storage_key),
)

async function finishImport(
  tx: AppTx,
  { id, storage_key }: ImportRow,
  transition: Parameters<typeof transitionImport>[2],
): Promise<void> {
  if (await transitionImport(tx, id, transition)) await enqueue(tx, deleteFileJob, { storage_key })
}

/** Filters out deleted pages, so that they are created again. */
async function keepExistingPages<Page extends { page_id: string }>(
  ctx: Ctx,
  imported: ReadonlyMap<string, Page>,
): Promise<Map<string, Page>> {
  const rows = await findTreeRows(
    ctx.db,
    [...imported.values()].map(({ page_id }) => page_id),
  )
  const existing = new Set(rows.map(({ id }) => id))
  return new Map([...imported].filter(([, { page_id }]) => existing.has(page_id)))
}

/** Returns the page that the owner chose for new pages, or one for all imports. */
function ensureRoot(ctx: Ctx, run: ImportRow): Promise<string> {
  return ctx.writeNow(async (tx) => {
    await lockRows(tx)
    if (run.parent_id && (await findTreeRows(tx, [run.parent_id])).length > 0) return run.parent_id
    return ensureExerciseRoot(tx, { by: run.created_by_name, at: ctx.now() })
  })
}

type ImportedPages = ReadonlyMap<string, { page_id: string; content_hash: string }>

/** Dry run: determines the outcome and problems of each row. Of rows with one id the last counts. */
function checkLibrary({ rows, checksumOf }: Library, imported_pages: ImportedPages): StoredRow[] {
  const read = rows.map(readExercise)
  const last = new Map(
    read.flatMap(({ source_id, exercise }, index) => (exercise ? [[source_id, index]] : [])),
  )
  return read.map(({ source_id, name, exercise, problems }, index): StoredRow => {
    const row = { row: index + 1, name, pictures: 0, pictures_missing: 0, source_id, is_done: true }
    const refused = { ...row, action: 'refused' as const, page_id: null, content_hash: null, exercise: null }
    if (!exercise) return { ...refused, problems }
    if (last.get(source_id) !== index)
      return { ...refused, problems: [...problems, { path: 'id', code: 'duplicate' }] }

    const checksums = exercise.images.map(checksumOf)
    const missing = checksums.flatMap((sum, at) =>
      sum === null ? [{ path: `images.${at}`, code: 'picture_missing' as const }] : [],
    )
    const content_hash = createHash('sha256')
      .update(JSON.stringify([exercise, checksums]))
      .digest('base64url')
    const before = imported_pages.get(source_id)
    const is_same = before?.content_hash === content_hash
    return {
      ...row,
      exercise,
      content_hash,
      problems: [...problems, ...missing],
      is_done: is_same,
      action: is_same ? 'unchanged' : before ? 'update' : 'create',
      page_id: before?.page_id ?? null,
      pictures: checksums.length - missing.length,
      pictures_missing: missing.length,
    }
  })
}
