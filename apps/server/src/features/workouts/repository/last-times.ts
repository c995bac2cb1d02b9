import { sql } from 'kysely'
import type { WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { LastTime } from '@foyer/contract/workouts/shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** What a member did of an exercise: the sets of the last session, and of all sessions the most of each kind. */
export type ExerciseHistory = Pick<LastTime, 'exercise_id' | 'session_id' | 'local_date' | 'sets'> & {
  /** The heaviest weight of each unit and number of repetitions. */
  loads: { weight: number; weight_unit: WeightUnit; reps: number }[]
  amounts: { unit: WorkoutUnit; amount: number }[]
}

/**
 * Reads the history of exercises from finished sessions: of each row of an item the newest entry counts. Warm-ups are
 * among the sets, not among the best.
 */
export async function listHistories(
  db: AppDb | AppTx,
  subscriber_id: string,
  exercise_ids: readonly string[],
): Promise<ExerciseHistory[]> {
  if (exercise_ids.length === 0) return []
  const { rows } = await sql<ExerciseHistory>`
    with done as materialized (
      select entry.exercise_id, entry.session_id, entry.workout_group_item_id as item_id, entry.set_row, entry.seq,
        entry.data - 'row' - 'state' as values, (entry.data ->> 'is_warm_up')::boolean as is_warm_up,
        entry.data ->> 'unit' as unit, (entry.data ->> 'amount')::float8 as amount,
        (entry.data ->> 'weight')::float8 as weight, entry.data ->> 'weight_unit' as weight_unit,
        session.started_at, session.local_date
      from workout_activities entry
      join workout_sessions session on session.app_id = entry.app_id and session.id = entry.session_id
      where entry.app_id = ${db.app_id} and entry.subscriber_id = ${subscriber_id}
        and entry.exercise_id = any (${[...exercise_ids]}::uuid[]) and entry.data ->> 'state' = 'done'
        and session.finished_at is not null and not session.is_discarded
        and not exists (
          select from workout_activities newer
          where newer.app_id = entry.app_id and newer.session_id = entry.session_id
            and newer.workout_group_item_id = entry.workout_group_item_id and newer.set_row = entry.set_row
            and (newer.clock, newer.id) > (entry.clock, entry.id)
        )
    ),
    last as (
      select distinct on (exercise_id) exercise_id, session_id, local_date from done
      order by exercise_id, started_at desc, session_id desc
    ),
    in_order as (
      select done.exercise_id, done.values, done.set_row, min(done.seq) over (partition by done.exercise_id, done.item_id) as first_seq
      from done join last using (exercise_id, session_id)
    )
    select last.exercise_id, last.session_id, last.local_date::text as local_date,
      (select jsonb_agg(in_order.values order by in_order.first_seq, in_order.set_row) from in_order
        where in_order.exercise_id = last.exercise_id) as sets,
      coalesce((select jsonb_agg(load) from (
        select max(done.weight) as weight, done.weight_unit, done.amount as reps from done
        where done.exercise_id = last.exercise_id and not done.is_warm_up and done.unit = 'reps'
          and done.weight > 0 and done.amount > 0
        group by done.weight_unit, done.amount
      ) load), '[]') as loads,
      coalesce((select jsonb_agg(most order by most.unit) from (
        select done.unit, max(done.amount) as amount from done
        where done.exercise_id = last.exercise_id and not done.is_warm_up and done.amount > 0
        group by done.unit
      ) most), '[]') as amounts
    from last order by last.exercise_id
  `.execute(db)
  return rows
}
