import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'
import type { PublishProblem } from '../content/index.ts'

type Db = AppDb | AppTx

export type PlanState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** A planned publish, with the number of the release that it created. */
export type PlanRow = Omit<Selectable<Tables['publish_plans']>, 'app_id' | 'state' | 'problems'> & {
  state: PlanState
  problems: PublishProblem[]
  release_number: number | null
}

export type NewPlan = Pick<
  PlanRow,
  'id' | 'run_at' | 'page_ids' | 'with_settings' | 'note' | 'author' | 'author_id' | 'planned_at'
>

/** Ended plans that are listed. */
const MAX_ENDED_PLANS = 20

export async function findPlan(db: Db, id: string): Promise<PlanRow | null> {
  const row = await selectPlans(db).where('plan.id', '=', id).executeTakeFirst()
  return row ? readRow(row) : null
}

/** Plans that wait or run, the next one first, and the latest that have ended. */
export async function listPlans(db: Db): Promise<PlanRow[]> {
  const [open, ended] = await Promise.all([
    selectPlans(db).where('plan.ended_at', 'is', null).orderBy('plan.run_at').execute(),
    selectPlans(db)
      .where('plan.ended_at', 'is not', null)
      .orderBy('plan.ended_at', 'desc')
      .orderBy('plan.id')
      .limit(MAX_ENDED_PLANS)
      .execute(),
  ])
  return [...open, ...ended].map(readRow)
}

/** Counts the waiting plans of the app, and serializes planning so that the count stays valid. */
export async function countWaitingPlans(tx: AppTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`publish_plans ${tx.app_id}`}, 0))`.execute(tx)
  const { count } = await selectWaiting(tx)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores a plan; returns false if another plan waits for the same time. */
export async function insertPlan(tx: AppTx, { page_ids, ...row }: NewPlan): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('publish_plans')
    .values({
      ...row,
      app_id: tx.app_id,
      state: 'waiting',
      page_ids: page_ids && sql<string[]>`${page_ids}::uuid[]`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Lists the ids of due plans, the earliest first. */
export async function listDuePlans(db: Db, now: Date): Promise<string[]> {
  const rows = await selectWaiting(db).select('id').where('run_at', '<=', now).orderBy('run_at').execute()
  return rows.map((row) => row.id)
}

/** Locks the earliest due plan until the transaction ends, so that nobody else runs or cancels it. */
export async function lockDuePlan(tx: AppTx, now: Date): Promise<PlanRow | null> {
  const locked = await selectWaiting(tx)
    .select('id')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return locked ? findPlan(tx, locked.id) : null
}

/** A plan becomes a publish; from here on it ends with it. */
export async function startPlan(tx: AppTx, id: string, publishing_id: string): Promise<void> {
  await updatePlans(tx, 'waiting').set({ state: 'running', publishing_id }).where('id', '=', id).execute()
}

/** How a plan ended. */
export type PlanOutcome = { release_id?: string; problems?: readonly PublishProblem[]; at: Date }

/** Ends a plan that never became a publish; false where it does not wait any more. */
export async function endWaitingPlan(
  tx: AppTx,
  id: string,
  state: 'done' | 'failed' | 'cancelled',
  outcome: PlanOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await updatePlans(tx, 'waiting')
    .set({ state, ...createEndColumns(outcome) })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finishes the plan of a publish; null if it was not planned. */
export async function endRunningPlan(
  tx: AppTx,
  publishing_id: string,
  state: 'done' | 'failed',
  outcome: PlanOutcome,
): Promise<PlanRow | null> {
  const ended = await updatePlans(tx, 'running')
    .set({ state, ...createEndColumns(outcome) })
    .where('publishing_id', '=', publishing_id)
    .returning('id')
    .executeTakeFirst()
  return ended ? findPlan(tx, ended.id) : null
}

function createEndColumns({ release_id, problems = [], at }: PlanOutcome) {
  return { ended_at: at, release_id: release_id ?? null, problems: JSON.stringify(problems) }
}

function updatePlans(tx: AppTx, from: PlanState) {
  return tx.updateTable('publish_plans').where('app_id', '=', tx.app_id).where('state', '=', from)
}

function selectWaiting(db: Db) {
  return db.selectFrom('publish_plans').where('app_id', '=', db.app_id).where('state', '=', 'waiting')
}

function selectPlans(db: Db) {
  return db
    .selectFrom('publish_plans as plan')
    .leftJoin('releases as release', (join) =>
      join.onRef('release.app_id', '=', 'plan.app_id').onRef('release.id', '=', 'plan.release_id'),
    )
    .selectAll('plan')
    .select('release.number as release_number')
    .where('plan.app_id', '=', db.app_id)
}

type StoredPlan = Awaited<ReturnType<ReturnType<typeof selectPlans>['execute']>>[number]

/** States and problems were written by us in one shape. */
function readRow({ app_id: _app, state, problems, ...row }: StoredPlan): PlanRow {
  return { ...row, state: state as PlanState, problems: problems as PublishProblem[] }
}
