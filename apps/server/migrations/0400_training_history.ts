import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { acrossApps, tenantTable } from '../src/platform/database/schema.ts'

/**
 * What finished sessions add up to for each exercise, so that histories need not read activities, and measures of
 * members' bodies. Finished sessions get their results here; their records follow with the next set of the exercise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'exercise_results', ['session_id', 'exercise_id'], (table) =>
    table
      .addColumn('session_id', 'uuid', (column) => column.notNull())
      .addColumn('exercise_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('local_date', 'date', (column) => column.notNull())
      .addColumn('result', 'jsonb', (column) => column.notNull())
      /** Kinds of records: what was strictly better than in all sessions before. */
      .addColumn('records', sql`text[]`, (column) => column.notNull().defaultTo('{}')),
  )
  await sql`
    create index exercise_results_of_member
    on exercise_results (app_id, subscriber_id, exercise_id, started_at desc, session_id desc)
  `.execute(db)
  await sql`
    create index workout_sessions_by_start
    on workout_sessions (app_id, subscriber_id, started_at desc, id desc)
    where finished_at is not null and not is_discarded
  `.execute(db)
  await sql`
    create index workout_sessions_by_day on workout_sessions (app_id, subscriber_id, local_date)
    where finished_at is not null and not is_discarded
  `.execute(db)

  await tenantTable(db, 'body_measures', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('measured_on', 'date', (column) => column.notNull())
      /** As typed, in its own unit. */
      .addColumn('value', 'float8', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    alter table body_measures
    add constraint body_measures_of_day unique (app_id, subscriber_id, kind, measured_on)
  `.execute(db)
  await acrossApps(db, 'exercise_results', () =>
    acrossApps(db, 'workout_sessions', () => acrossApps(db, 'workout_activities', () => fillResults(db))),
  )
}

/** Of each row of an item the newest entry counts; warm-ups count for no result. */
async function fillResults(db: Kysely<unknown>): Promise<void> {
  await sql`
    with newest as (
      select distinct on (app_id, session_id, workout_group_item_id, set_row)
        app_id, session_id, exercise_id, data
      from workout_activities where set_row is not null
      order by app_id, session_id, workout_group_item_id, set_row, clock desc, id desc
    ),
    done as (
      select session.app_id, session.id as session_id, newest.exercise_id, session.subscriber_id,
        session.started_at, session.local_date, newest.data - 'row' - 'state' as values,
        newest.data ->> 'unit' as unit, (newest.data ->> 'amount')::float8 as amount,
        (newest.data ->> 'weight')::float8
          * case when newest.data ->> 'weight_unit' = 'lb' then 0.45359237 else 1 end as kg
      from newest
      join workout_sessions session on session.app_id = newest.app_id and session.id = newest.session_id
      where newest.exercise_id is not null and newest.data ->> 'state' = 'done'
        and not (newest.data ->> 'is_warm_up')::boolean
        and session.finished_at is not null and not session.is_discarded
    ),
    rated as (
      select done.*, unit = 'reps' and kg > 0 and amount >= 1 as is_lifted,
        case when unit = 'reps' and kg > 0 and amount = 1 then kg
          when unit = 'reps' and kg > 0 and amount > 1 and amount <= 10 then kg * (1 + amount / 30) end as max_kg
      from done
    ),
    of_unit as (
      select app_id, session_id, exercise_id, unit, max(amount) as most,
        max(amount) filter (where kg is null) as most_bare, sum(amount) as total
      from rated group by app_id, session_id, exercise_id, unit
    ),
    amounts as (
      select app_id, session_id, exercise_id, jsonb_agg(
        jsonb_build_object('unit', unit, 'most', most, 'most_bare', most_bare, 'total', total) order by unit
      ) as amounts
      from of_unit group by app_id, session_id, exercise_id
    ),
    results as (
      select app_id, session_id, exercise_id, subscriber_id, started_at, local_date, count(*) as sets,
        coalesce(sum(kg * amount) filter (where unit = 'reps'), 0) as volume_kg,
        (array_agg(values order by kg desc nulls last, amount desc))[1] as best_set,
        (array_agg(jsonb_build_object('weight_kg', kg, 'reps', amount) order by kg desc, amount desc)
          filter (where is_lifted))[1] as heaviest,
        (array_agg(jsonb_build_object('weight_kg', max_kg, 'set', values) order by max_kg desc)
          filter (where max_kg is not null))[1] as one_rep_max
      from rated
      group by app_id, session_id, exercise_id, subscriber_id, started_at, local_date
    )
    insert into exercise_results
      (app_id, session_id, exercise_id, subscriber_id, started_at, local_date, result)
    select app_id, session_id, exercise_id, subscriber_id, started_at, local_date, jsonb_build_object(
      'sets', sets, 'volume_kg', volume_kg, 'best_set', best_set, 'heaviest', heaviest,
      'one_rep_max', one_rep_max, 'amounts', amounts
    )
    from results join amounts using (app_id, session_id, exercise_id)
  `.execute(db)
}
