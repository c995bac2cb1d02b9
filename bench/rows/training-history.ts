import { randomBytes } from 'node:crypto'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from '../support/baseline-database.ts'
import type { Bench, Row } from '../support/bench.ts'
import { createOwner } from '../support/create-app.ts'
import { createMembers, type BenchMember } from '../support/create-members.ts'
import { compareFigure } from '../support/figures.ts'
import { measureLoad, type Loaded } from '../support/measure-load.ts'
import { memberHeaders } from '../support/member-headers.ts'
import { interleaved, readSides } from '../support/rounds.ts'

const FLAT_GOAL = { at_most: 1.5 } as const
/** Enough readers on each side that none reaches a rate limit. */
const READERS = 100
const CONNECTIONS = 2

/** What the history requests when it opens. */
const reads: readonly [name: string, path: string][] = [
  ['training: summary with the streak', '/api/v1/training/summary'],
  ['training: days of a month', '/api/v1/training/days?from=2026-10-26&to=2026-12-06'],
  ['training: sessions', '/api/v1/training/sessions'],
  ['training: exercises', '/api/v1/training/exercises'],
]

/** The history of a member with 2,000 sessions, compared with that of one with 20. */
export const trainingHistory: Row = {
  name: 'training-history',
  measure: async (bench) => {
    const { program } = await bench.foyer()
    const cluster = await bench.cluster()
    const slug = `training-${randomBytes(3).toString('hex')}`
    const owner = await createOwner(program, slug)
    const { id: app_id } = await owner('apps.createApp', {
      name: 'Training',
      slug,
      starter_kit: 'strength',
      primary_color: '#2f6fed',
    })
    const many = await createMembers(cluster, app_id, READERS)
    const few = await createMembers(cluster, app_id, READERS)
    await createSessions(cluster, app_id, many, 2000)
    await createSessions(cluster, app_id, few, 20)
    const host = `${slug}.localhost:${program.port}`
    const note = 'of 2,000 sessions; baseline: of 20'
    const figures = []
    for (const [name, path] of reads) {
      const sideOf = (members: readonly BenchMember[]) => () => load(bench, { host, members }, path)
      const rounds = await interleaved(5, { ours: sideOf(many), baseline: sideOf(few) }, { warm_up: 2 })
      figures.push(
        compareFigure(
          { name, unit: 'ms', goal: FLAT_GOAL, note },
          readSides(rounds, (side) => (CONNECTIONS * 1_000) / side.rate),
        ),
      )
    }
    return figures
  },
}

/** Every other day a session of six exercises, as finishing it would have written. */
function createSessions(
  cluster: RunningPostgres,
  app_id: string,
  members: readonly BenchMember[],
  count: number,
): Promise<void> {
  const ids = members.map(({ subscriber_id }) => subscriber_id)
  return onDatabase(cluster.admin_url, async (client) => {
    await client.query(
      `insert into workout_sessions (app_id, id, subscriber_id, workout_id, release_id, title, session_mode,
         started_at, finished_at, local_date, time_zone, is_discarded, figures, activity_count, created_at)
       select $1, gen_random_uuid(), member, page.page_id, gen_random_uuid(), 'Squat & brace', 'list', start,
         start + interval '45 minutes', start::date, 'UTC', false,
         '{"sets": 15, "volume_kg": 3015, "seconds": 2700, "average_rpe": 8}', 15, now()
       from unnest($2::uuid[]) member
       cross join lateral (
         select now() - n * interval '2 days' as start from generate_series(1, ${count}) n
       ) days
       cross join lateral (
         select page_id from page_versions where app_id = $1 order by page_id limit 1
       ) page`,
      [app_id, ids],
    )
    await client.query(
      `insert into exercise_results
         (app_id, session_id, exercise_id, subscriber_id, started_at, local_date, result, records)
       select app_id, id, md5('exercise ' || n)::uuid, subscriber_id, started_at, local_date, $2, '{heaviest}'
       from workout_sessions cross join generate_series(1, 6) n
       where app_id = $1 and subscriber_id = any ($3::uuid[])`,
      [app_id, JSON.stringify(RESULT), ids],
    )
    await client.query('vacuum analyze workout_sessions')
    await client.query('vacuum analyze exercise_results')
  })
}

const SET = {
  exercise_id: null,
  amount: 6,
  unit: 'reps',
  weight: 80,
  weight_unit: 'kg',
  is_warm_up: false,
  rpe: 8,
  note: '',
}
const RESULT = {
  sets: 3,
  volume_kg: 1440,
  best_set: SET,
  heaviest: { weight_kg: 80, reps: 6 },
  one_rep_max: { weight_kg: 96, set: SET },
  amounts: [{ unit: 'reps', most: 6, most_bare: null, total: 18 }],
}

async function load(
  bench: Bench,
  { host, members }: { host: string; members: readonly BenchMember[] },
  path: string,
): Promise<Loaded> {
  const { program } = await bench.foyer()
  const requests = members.map((one) => ({
    method: 'GET' as const,
    path,
    headers: memberHeaders({ host }, one),
  }))
  return measureLoad(program, { connections: CONNECTIONS, seconds: 1, requests })
}
