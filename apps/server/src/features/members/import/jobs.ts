import { productLookupNeed, productGrantNeed } from '../needs.ts'
import type { Ctx } from '#platform/context.ts'
import { defineJob, enqueue, type JobRun } from '#platform/jobs/index.ts'
import {
  listExistingAddresses,
  findMemberImport,
  listDueMemberRows,
  updateMemberImportState,
  replaceMemberRows,
  type ImportRun,
  completeMemberRow,
  setImportedDetails,
  type StoredRow,
} from '../repository/member-imports.ts'
import { checkRows, listNamedProducts } from './check-rows.ts'
import { ImportFault } from './import-fault.ts'
import { listPositions, readColumns, type ColumnPositions } from './layout.ts'
import { readMemberFile, type MemberFile } from './read-file.ts'
import { joinApp, insertUser } from '../../identity/index.ts'
import { issueInvitation } from '../commands/member-invitations.ts'
import type { ImportedMember } from './read-member.ts'

type ImportPayload = { import_id: string }

const options = { retry_limit: 3, expire_s: 1_800, concurrency: 2 }
const ROW_BATCH = 500
const ADDRESS_BATCH = 5_000

/** The dry run of a file of members. */
export const checkMembersJob = defineJob<ImportPayload>(
  'members.check_members',
  options,
  (ctx, { import_id }, job) =>
    runImportStep(ctx, job, { import_id, expected: 'checking' }, async (run) => {
      const stored = await ctx.services.storage.get(run.storage_key)
      if (!stored) throw new ImportFault('not_readable')
      const file = await readMemberFile(stored.stream, run.encoding)
      const columns = readColumns(file, run.fields)
      const positions = listPositions(columns)
      const state = positions.has('email') ? 'checked' : 'unmapped'
      const rows = state === 'checked' ? await checkFile(ctx, file, positions) : []
      await ctx.writeNow(async (tx) => {
        const found = { file_hash: file.hash, columns, encoding: file.encoding }
        if (await updateMemberImportState(tx, import_id, { from: 'checking', state, ...found }))
          await replaceMemberRows(tx, import_id, rows)
      })
    }),
)

/** Adds the members of a validated file one by one; a retry continues where it stopped. */
export const importMembersJob = defineJob<ImportPayload>(
  'members.import_members',
  options,
  (ctx, { import_id }, job) =>
    runImportStep(ctx, job, { import_id, expected: 'importing' }, async (run) => {
      for (
        let due = await listDueMemberRows(ctx.db, import_id, ROW_BATCH);
        due.length > 0;
        due = await listDueMemberRows(ctx.db, import_id, ROW_BATCH)
      ) {
        for (const row of due) {
          job.signal.throwIfAborted()
          await addMember(ctx, run, row)
        }
      }
      await ctx.writeNow(async (tx) => {
        if (await updateMemberImportState(tx, import_id, { from: 'importing', state: 'done' }))
          await enqueue(tx, deleteMemberFileJob, { storage_key: run.storage_key })
      })
    }),
)

/** Removes the file of an import that has ended. */
export const deleteMemberFileJob = defineJob<{ storage_key: string }>(
  'members.drop_file',
  {},
  async (ctx, { storage_key }) => ctx.services.storage.delete(storage_key),
)

async function checkFile(ctx: Ctx, file: MemberFile, positions: ColumnPositions): Promise<StoredRow[]> {
  const position = positions.get('email') ?? 0
  const emails = file.rows.flatMap(({ cells }) => cells[position]?.slice(0, 320) || [])
  const products = await ctx.services
    .need(productLookupNeed)
    .findByNames(ctx.db, listNamedProducts(file, positions))
  const known = await findExistingAddresses(ctx, emails)
  return checkRows(file, positions, { products, known, now: ctx.now(), time_zone: ctx.app.time_zone })
}

async function runImportStep(
  ctx: Ctx,
  job: JobRun,
  { import_id, expected }: ImportPayload & { expected: ImportRun['state'] },
  work: (run: ImportRun) => Promise<void>,
): Promise<void> {
  const run = await findMemberImport(ctx.db, import_id)
  if (run?.state !== expected) return
  try {
    await work(run)
  } catch (error) {
    const is_fault = error instanceof ImportFault
    if (!is_fault && !job.is_last_attempt) throw error
    const failure = is_fault ? error.code : 'internal'
    await ctx.writeNow(async (tx) => {
      if (await updateMemberImportState(tx, import_id, { from: expected, state: 'failed', failure }))
        await enqueue(tx, deleteMemberFileJob, { storage_key: run.storage_key })
    })
    if (!is_fault) throw error
  }
}

async function findExistingAddresses(ctx: Ctx, emails: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < emails.length; at += ADDRESS_BATCH) {
    const some = await listExistingAddresses(ctx.db, emails.slice(at, at + ADDRESS_BATCH))
    for (const email of some) known.add(email)
  }
  return known
}

/**
 * Adds the member of one row with their products, in one commit with the row's completion. Existing members are left
 * unchanged and get no mail.
 */
async function addMember(
  ctx: Ctx,
  run: ImportRun,
  { row, member }: { row: number; member: ImportedMember },
): Promise<void> {
  const now = ctx.now()
  const { email, name, timezone, language, product_ids, joined_at, attributes } = member
  await ctx.writeNow(async (tx, emit) => {
    const user_id = await insertUser(tx, {
      email,
      name,
      timezone: timezone ?? ctx.app.time_zone,
      password_hash: null,
      auth_provider: 'passwordless',
      email_verified_at: null,
      waiting_since: null,
      now: joined_at === null ? now : new Date(joined_at),
      imported_at: now,
    })
    await completeMemberRow(tx, run.id, { row, user_id })
    if (!user_id) return

    const subscriber_id = await joinApp(ctx, tx, emit, user_id)
    if (!subscriber_id) throw new Error('Somebody new has been a member before.')
    await setImportedDetails(tx, subscriber_id, { language, attributes })
    await ctx.services.need(productGrantNeed).grantProducts(tx, emit, {
      subscriber_id,
      product_ids,
      now,
      starts_at: now,
      actor_id: run.created_by,
      cause: 'import',
      cause_id: `${run.file_hash ?? run.id}:${row}`,
    })
    const by = { team_member_id: run.created_by, name: run.created_by_name }
    if (run.with_mail) await issueInvitation(ctx, tx, by, { email, name, product_ids: [] })
  })
}
