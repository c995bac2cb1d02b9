import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/index.ts'
import { drawPages } from '../publishing/draw-pages.ts'
import { endWell, endWithProblems } from '../publishing/end-publishing.ts'
import { prepareRelease } from '../publishing/prepare.ts'
import { goLive } from '../publishing/release.ts'
import { beat, findPublishing } from '../repository/publishings.ts'

/**
 * Compiles the drafts and goes live at the very end. A run that dies leaves the old release in place; seconds later
 * the next attempt begins anew, and only one can finish.
 */
export const publishDrafts = defineJob<{ publishing_id: string }>(
  'pages.publish',
  { retry_limit: 2, retry_delay_s: 2, expire_s: 900, heartbeat_s: 10, concurrency: 2 },
  async (ctx, { publishing_id }, run) => {
    try {
      await publish(ctx, publishing_id)
    } catch (error) {
      if (run.is_last_attempt) await ctx.writeNow((tx) => endWithProblems(ctx, tx, publishing_id, []))
      throw error
    }
  },
)

/** Another publish has taken the place of this one, which was thought dead. */
class Replaced extends Error {
  override readonly name = 'Replaced'
}

async function publish(ctx: Ctx, publishing_id: string): Promise<void> {
  const publishing = await findPublishing(ctx.db, publishing_id)
  if (publishing?.state !== 'running') return
  const { author, note, page_ids, with_settings } = publishing
  const now = ctx.now()
  const report = async (done: number, total: number): Promise<void> => {
    const lives = await ctx.writeNow((tx) => beat(tx, publishing_id, { done, total }))
    if (!lives) throw new Replaced()
  }
  try {
    /** Each page is compiled and then drawn, and each counts half. */
    const { release, problems } = await prepareRelease(ctx.db, {
      ...{ now, author, note, only: page_ids, with_settings },
      onProgress: (done, total) => report(Math.floor(done / 2), total),
    })
    if (problems.length > 0) {
      await ctx.write((tx) => endWithProblems(ctx, tx, publishing_id, problems))
      return
    }
    const total = release.versions.length
    const undrawn = await drawPages(ctx, {
      ...{ site: release.site, versions: release.versions, now },
      onProgress: (done) => report(Math.floor((total + done) / 2), total),
    })
    if (undrawn.length > 0) {
      await ctx.write((tx) => endWithProblems(ctx, tx, publishing_id, undrawn))
      return
    }
    await report(total, total)
    await ctx.write(async (tx, emit) => {
      if (!(await endWell(ctx, tx, publishing_id, release.release_id))) throw new Replaced()
      await goLive({ tx, emit, services: ctx.services, now }, release)
    })
  } catch (error) {
    if (!(error instanceof Replaced)) throw error
    ctx.services.log.warn({ publishing_id }, 'A publish was replaced by a later one.')
  }
}
