import type { Ctx } from '../../platform/context.ts'
import type { AppTx } from '../../platform/database/app-db.ts'
import { newId } from '../../platform/ids.ts'
import { defineJob, enqueue, type JobRun } from '../../platform/jobs/index.ts'
import { createPages, findTreeRows } from '../pages/index.ts'
import { checkLibrary } from './check-library.ts'
import { ImportFailure } from './import-failure.ts'
import { importRow } from './import-row.ts'
import { withLibrary } from './open-library.ts'
import { readExercise } from './read-exercise.ts'
import {
  findImport,
  findImported,
  listDue,
  lockRows,
  moveImport,
  replaceRows,
  saveImported,
  type ImportRow,
} from './repository.ts'

type OneImport = { import_id: string }
/** Several at once: no owner waits until another's library has come in. */
const options = { retry_limit: 3, expire_s: 1_800, concurrency: 4 }

/** The dry run of an import. */
export const checkImport = defineJob<OneImport>(
  'portability.check_import',
  options,
  (ctx, { import_id }, job) =>
    endingIn(ctx, job, { import_id, during: 'checking' }, (run) =>
      withLibrary(ctx.services, run.storage_key, async (library) => {
        const ids = library.rows.map((row) => readExercise(row).source_id)
        const known = await findImported(ctx.db, [...new Set(ids)])
        const rows = checkLibrary(library, await stillThere(ctx, known))
        await ctx.writeNow(async (tx) => {
          await replaceRows(tx, import_id, rows)
          await moveImport(tx, import_id, { from: 'checking', to: 'checked' })
        })
      }),
    ),
)

/** Carries out an import row by row; begun again, it goes on where it stopped. */
export const carryOutImport = defineJob<OneImport>(
  'portability.carry_out_import',
  options,
  (ctx, { import_id }, job) =>
    endingIn(ctx, job, { import_id, during: 'importing' }, (run) =>
      withLibrary(ctx.services, run.storage_key, async (library) => {
        const root_id = await ensureRoot(ctx, run)
        for (const row of await listDue(ctx.db, import_id)) {
          job.signal.throwIfAborted()
          await importRow(ctx, { run, library, root_id }, row)
        }
        await ctx.writeNow((tx) => endImport(tx, run, { from: 'importing', to: 'done' }))
      }),
    ),
)

async function endingIn(
  ctx: Ctx,
  job: JobRun,
  { import_id, during }: OneImport & { during: ImportRow['state'] },
  work: (run: ImportRow) => Promise<void>,
): Promise<void> {
  const run = await findImport(ctx.db, import_id)
  if (run?.state !== during) return
  try {
    await work(run)
  } catch (error) {
    const is_refusal = error instanceof ImportFailure
    if (!is_refusal && !job.is_last_attempt) throw error
    const failure = is_refusal ? error.code : 'internal'
    await ctx.writeNow((tx) => endImport(tx, run, { from: during, to: 'failed', failure }))
    if (!is_refusal) throw error
  }
}

/** Removes the file of an import that has ended. */
/** Deletes the file of an import. */
export const dropFile = defineJob<{ storage_key: string }>(
  'portability.drop_file',
  {},
  async (ctx, { storage_key }) => ctx.services.storage.delete(storage_key),
)

async function endImport(
  tx: AppTx,
  { id, storage_key }: ImportRow,
  move: Parameters<typeof moveImport>[2],
): Promise<void> {
  if (await moveImport(tx, id, move)) await enqueue(tx, dropFile, { storage_key })
}

/** A page that was deleted since is made anew. */
async function stillThere<Page extends { page_id: string }>(
  ctx: Ctx,
  known: ReadonlyMap<string, Page>,
): Promise<Map<string, Page>> {
  const rows = await findTreeRows(
    ctx.db,
    [...known.values()].map(({ page_id }) => page_id),
  )
  const there = new Set(rows.map(({ id }) => id))
  return new Map([...known].filter(([, { page_id }]) => there.has(page_id)))
}

/** The page above all imported exercises, made with the first import. */
function ensureRoot(ctx: Ctx, run: ImportRow): Promise<string> {
  return ctx.writeNow(async (tx) => {
    await lockRows(tx)
    const known = (await findImported(tx, [''])).get('')
    if (known && (await findTreeRows(tx, [known.page_id])).length > 0) return known.page_id
    const id = newId()
    const seed = { id, content_type: 'generic', draft: { title: 'Exercises' }, path: '/exercises' }
    await createPages(tx, { parent_id: null, pages: [seed], by: run.created_by_name, at: ctx.now() })
    await saveImported(tx, { source_id: '', page_id: id, content_hash: '' })
    return id
  })
}
