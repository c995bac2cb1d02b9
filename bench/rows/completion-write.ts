import { memberWriteHeaders } from '../support/member-headers.ts'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from '../support/baseline-database.ts'
import { measureBesideInsert } from '../support/measure-beside-insert.ts'
import type { Row } from '../support/bench.ts'
import { compareFigure } from '../support/figures.ts'
import { pageId, WORKOUTS, type BenchApp } from '../support/create-app.ts'
import type { Planned } from '../support/measure-load.ts'
import { readSides } from '../support/rounds.ts'

const RUN_PARTS = 3

/** Workouts of a running program completed by 16 clients, each by another member: progress, ledger and key. */
export const completionWrite: Row = {
  name: 'completion-write',
  measure: async (bench) => {
    const { app } = await bench.foyer()
    await startProgram(await bench.cluster(), app)
    /** A part of the members completes a workout in one round, and the others in the next ones. */
    const completing = (round: number) => {
      const url = `/api/v1/pages/${pageId(app, WORKOUTS[Math.floor(round / RUN_PARTS)] ?? '')}/complete`
      return app.members
        .filter((_member, n) => n % RUN_PARTS === round % RUN_PARTS)
        .map((member): Planned => {
          return { method: 'POST', path: url, headers: memberWriteHeaders(app, member), body: '{}' }
        })
    }
    const rounds = await measureBesideInsert(bench, {
      ours: completing,
      count_query: { text: 'select count(*) from page_completions where app_id = $1', values: [app.id] },
    })
    return [
      compareFigure(
        { name: 'completion, 16 clients: rate', unit: '/s', goal: { at_least: 0.18 } },
        readSides(rounds, (side) => side.rate),
      ),
      compareFigure(
        { name: 'completion, 16 clients: CPU a write', unit: 'us' },
        readSides(rounds, (side) => side.cpu_us),
      ),
      compareFigure(
        { name: 'completion, 16 clients: p99', unit: 'ms' },
        readSides(rounds, (side) => side.p99_ms),
      ),
    ]
  },
}

/** Every member has started the program, as the call that starts it would have written. */
function startProgram(cluster: RunningPostgres, app: BenchApp): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    const values = [app.id, pageId(app, '/programs/slow-burn')]
    await client.query(
      `insert into progress_runs (app_id, id, subscriber_id, root_id, started_at, created_at)
       select app_id, gen_random_uuid(), id, $2, now(), now() from subscribers where app_id = $1`,
      values,
    )
    await client.query(
      `insert into progress_starts (app_id, run_id, subscriber_id, root_id, started_at)
       select app_id, id, subscriber_id, root_id, started_at from progress_runs where app_id = $1 and root_id = $2`,
      values,
    )
  })
}
