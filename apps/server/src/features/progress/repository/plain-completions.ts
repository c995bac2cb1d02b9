import pg from 'pg'
import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { About, Appended, NewCompletions } from './completions.ts'

const appendOnes = preparedStatement<{ n: number; run_id: string | null; is_new: boolean; done: string }>(
  'complete_pages',
  `with wish as materialized (
     select wish.*, found.id as run_id
     from unnest($2::int4[], $3::uuid[], $4::uuid[], $5::uuid[], $6::timestamptz[])
       as wish (n, subscriber_id, page_id, root_id, at)
     left join lateral (
       select id, root_id from progress_runs
       where app_id = $1 and subscriber_id = wish.subscriber_id and ended_at is null
       order by created_at
       offset 0
     ) found on found.root_id = wish.root_id
   ),
   changed as (
     insert into page_completions (app_id, subscriber_id, page_id, run_id, completed_at)
     select $1, subscriber_id, page_id, run_id, at from wish
     on conflict (app_id, subscriber_id, run_id, page_id) where undone_at is null do nothing
     returning subscriber_id, page_id
   )
   select n, run_id,
     exists (select from changed
       where changed.subscriber_id = wish.subscriber_id and changed.page_id = wish.page_id) as is_new,
     array_to_string(array(
       select page_id from page_completions
       where app_id = $1 and subscriber_id = wish.subscriber_id and run_id = wish.run_id and undone_at is null
       order by page_id
       offset 0
     ), ' ') as done
   from wish`,
)

const appendKnownRows = preparedStatement<never>(
  'complete_known',
  `insert into page_completions (app_id, subscriber_id, page_id, run_id, completed_at)
   select $1, wish.subscriber_id, wish.page_id, wish.run_id,
     case when wish.run_id = found.id and wish.done = array_to_string(array(
       select page_id from page_completions
       where app_id = $1 and subscriber_id = wish.subscriber_id and run_id = wish.run_id and undone_at is null
       order by page_id
       offset 0
     ), ' ') then wish.at end
   from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::timestamptz[])
     as wish (subscriber_id, page_id, root_id, run_id, done, at)
   left join lateral (
     select id, root_id from progress_runs
     where app_id = $1 and subscriber_id = wish.subscriber_id and ended_at is null
     order by created_at
     offset 0
   ) found on found.root_id = wish.root_id`,
)

/** Whether a wish is for one page below one root at most, as almost all are. */
export function isPlain({ page_ids, places }: Pick<About, 'page_ids' | 'places'>): boolean {
  return page_ids.length === 1 && places.length <= 1
}

/** A page to complete in a run, and the ids of what is known to be done in it, in their order with spaces between. */
export type KnownDone = {
  subscriber_id: string
  page_id: string
  root_id: string
  run_id: string
  done: string
  at: Date
}

/** Thrown where somebody stands otherwise than was known: nothing is written then. */
export class OtherThanKnown extends Error {
  override readonly name = 'OtherThanKnown'
}

/** Appends completions of those who stand as is known; throws `OtherThanKnown` where one of them does not. */
export async function appendKnown(tx: AppTx, known: readonly KnownDone[]): Promise<void> {
  const rows = known.toSorted(
    (a, b) => compare(a.subscriber_id, b.subscriber_id) || compare(a.page_id, b.page_id),
  )
  try {
    await appendKnownRows(tx, [
      tx.app_id,
      rows.map((row) => row.subscriber_id),
      rows.map((row) => row.page_id),
      rows.map((row) => row.root_id),
      rows.map((row) => row.run_id),
      rows.map((row) => row.done),
      rows.map((row) => row.at),
    ])
  } catch (error) {
    throw isOther(error) ? new OtherThanKnown() : error
  }
}

function isOther(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || error.table !== 'page_completions') return false
  return error.column === 'completed_at' || error.constraint === 'page_completions_once'
}

/** The same as `insertCompletions` for plain wishes, in fewer steps. */
export async function completeOnes(tx: AppTx, wishes: readonly NewCompletions[]): Promise<Appended[]> {
  const plain = wishes
    .map(({ n, subscriber_id, page_ids: [page_id = ''], places: [place], at }) => {
      return { n, subscriber_id, page_id, root_id: place?.root_id ?? null, at }
    })
    .toSorted(
      (a, b) => compare(a.subscriber_id, b.subscriber_id) || compare(a.page_id, b.page_id) || a.n - b.n,
    )
  const rows = await appendOnes(tx, [
    tx.app_id,
    plain.map((wish) => wish.n),
    plain.map((wish) => wish.subscriber_id),
    plain.map((wish) => wish.page_id),
    plain.map((wish) => wish.root_id),
    plain.map((wish) => wish.at),
  ])
  const row_of = new Map(rows.map((row) => [row.n, row]))
  return plain
    .map(({ n, page_id, root_id }) => {
      const row = row_of.get(n)
      if (!row) throw new Error('A completion was not written.')
      const { run_id, is_new, done } = row
      return {
        n,
        runs: run_id === null || root_id === null ? [] : [{ id: run_id, root_id }],
        changed: is_new ? [{ page_id, run_id }] : [],
        done: done === '' ? [] : done.split(' ').map((id) => ({ page_id: id, run_id })),
      }
    })
    .toSorted((a, b) => a.n - b.n)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
