import { ownProductsNeed } from '../needs.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob, enqueue, type JobRun } from '#platform/jobs/index.ts'
import {
  addressesHere,
  findMemberImport,
  listDueMemberRows,
  moveMemberImport,
  replaceMemberRows,
  type ImportRun,
} from '../repository/member-imports.ts'
import { addMember } from './add-member.ts'
import { checkRows, layOut, productsNamed } from './check-rows.ts'
import { ImportFault } from './import-fault.ts'
import { readFile } from './read-file.ts'

type OneImport = { import_id: string }

const options = { retry_limit: 3, expire_s: 1_800, concurrency: 2 }
const ROWS_AT_ONCE = 500
const ADDRESSES_AT_ONCE = 5_000

/** The dry run of a file of members. */
export const checkMembers = defineJob<OneImport>(
  'accounts.check_members',
  options,
  (ctx, { import_id }, job) =>
    working(ctx, job, { import_id, during: 'checking' }, async (run) => {
      const stored = await ctx.services.storage.get(run.storage_key)
      if (!stored) throw new ImportFault('not_readable')
      const file = await readFile(stored.stream)
      const layout = layOut(file.headings)
      const place = layout.places.get('email') ?? 0
      const emails = file.rows.flatMap(({ cells }) => cells[place]?.slice(0, 320) || [])
      const products = await ctx.services.need(ownProductsNeed).named(ctx.db, productsNamed(file, layout))
      const known = await allHere(ctx, emails)
      const rows = checkRows(file, layout, { products, known, now: ctx.now() })
      await ctx.writeNow(async (tx) => {
        const found = { file_hash: file.hash, ignored_columns: layout.ignored }
        if (await moveMemberImport(tx, import_id, { from: 'checking', state: 'checked', ...found }))
          await replaceMemberRows(tx, import_id, rows)
      })
    }),
)

/** Adds the members of a checked file one by one; begun again, it goes on where it stopped. */
export const importMembers = defineJob<OneImport>(
  'accounts.import_members',
  options,
  (ctx, { import_id }, job) =>
    working(ctx, job, { import_id, during: 'importing' }, async (run) => {
      for (
        let due = await listDueMemberRows(ctx.db, import_id, ROWS_AT_ONCE);
        due.length > 0;
        due = await listDueMemberRows(ctx.db, import_id, ROWS_AT_ONCE)
      ) {
        for (const row of due) {
          job.signal.throwIfAborted()
          await addMember(ctx, run, row)
        }
      }
      await ctx.writeNow(async (tx) => {
        if (await moveMemberImport(tx, import_id, { from: 'importing', state: 'done' }))
          await enqueue(tx, dropMemberFile, { storage_key: run.storage_key })
      })
    }),
)

/** Removes the file of an import that has ended. */
export const dropMemberFile = defineJob<{ storage_key: string }>(
  'accounts.drop_member_file',
  {},
  async (ctx, { storage_key }) => ctx.services.storage.delete(storage_key),
)

async function working(
  ctx: Ctx,
  job: JobRun,
  { import_id, during }: OneImport & { during: ImportRun['state'] },
  work: (run: ImportRun) => Promise<void>,
): Promise<void> {
  const run = await findMemberImport(ctx.db, import_id)
  if (run?.state !== during) return
  try {
    await work(run)
  } catch (error) {
    const is_fault = error instanceof ImportFault
    if (!is_fault && !job.is_last_attempt) throw error
    const failure = is_fault ? error.code : 'internal'
    await ctx.writeNow(async (tx) => {
      if (await moveMemberImport(tx, import_id, { from: during, state: 'failed', failure }))
        await enqueue(tx, dropMemberFile, { storage_key: run.storage_key })
    })
    if (!is_fault) throw error
  }
}

async function allHere(ctx: Ctx, emails: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < emails.length; at += ADDRESSES_AT_ONCE) {
    const some = await addressesHere(ctx.db, emails.slice(at, at + ADDRESSES_AT_ONCE))
    for (const email of some) known.add(email)
  }
  return known
}
