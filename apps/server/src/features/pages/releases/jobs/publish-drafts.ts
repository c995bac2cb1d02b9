import type { Ctx } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/index.ts'
import type { PublishProblem } from '../../content/index.ts'
import { renderPages } from '../render-pages.ts'
import { completePublishing, failWithProblems } from '../close-publishing.ts'
import { prepareRelease } from '../prepare-release.ts'
import { BaseChanged, goLive } from '../go-live.ts'
import { recordHeartbeat, findPublishing, type PublishingRow } from '../../queries/publishings.ts'

/** How often a run restarts because the live release changed under it; after that, the job is retried. */
const MAX_ATTEMPTS = 3

/**
 * Compiles the drafts and goes live at the very end. If a run dies, the old release stays live and the next attempt
 * restarts; only one attempt can finish.
 */
export const publishDraftsJob = defineJob<{ publishing_id: string }>(
  'pages.publish',
  { retry_limit: 2, retry_delay_s: 1, expire_s: 900, heartbeat_s: 10, concurrency: 2 },
  async (ctx, { publishing_id }, run) => {
    try {
      await publish(ctx, publishing_id)
    } catch (error) {
      if (run.is_last_attempt) await ctx.writeNow((tx) => failWithProblems(ctx, tx, publishing_id, []))
      throw error
    }
  },
)

/** Another publish has taken the place of this one, which was thought dead. */
class PublishingReplaced extends Error {
  override readonly name = 'PublishingReplaced'
}

async function publish(ctx: Ctx, publishing_id: string): Promise<void> {
  const publishing = await findPublishing(ctx.db, publishing_id)
  if (publishing?.state !== 'running') return
  const report: Report = async (done, total) => {
    const is_alive = await ctx.writeNow((tx) => recordHeartbeat(tx, publishing_id, { done, total }))
    if (!is_alive) throw new PublishingReplaced()
  }
  try {
    for (let attempts_left = MAX_ATTEMPTS; ; attempts_left -= 1) {
      try {
        await publishOnce(ctx, publishing, report)
        return
      } catch (error) {
        if (!(error instanceof BaseChanged) || attempts_left === 1) throw error
        ctx.services.log.warn(
          { publishing_id },
          'Another release went live during a publish, which begins anew.',
        )
      }
    }
  } catch (error) {
    if (!(error instanceof PublishingReplaced)) throw error
    ctx.services.log.warn({ publishing_id }, 'A publish was replaced by a later one.')
  }
}

type Report = (done: number, total: number) => Promise<void>

/**
 * Publishes what can be published, and stores why the other pages are left out. Throws `BaseChanged` if members see
 * another release at its end than at its beginning; nothing is written then.
 */
async function publishOnce(ctx: Ctx, publishing: PublishingRow, report: Report): Promise<void> {
  const now = ctx.now()
  const { release, problems, is_empty } = await prepareRendered(ctx, publishing, now, report)
  if (is_empty && problems.length > 0) {
    await ctx.write((tx) => failWithProblems(ctx, tx, publishing.id, problems))
    return
  }
  await report(release.versions.length, release.versions.length)
  await ctx.writeNow(async (tx, emit) => {
    if (!(await completePublishing(ctx, tx, publishing.id, { release_id: release.release_id, problems })))
      throw new PublishingReplaced()
    await goLive({ tx, emit, services: ctx.services, now }, release)
  })
}

/** Prepares a release and renders its pages. It is prepared again without the pages that could not be rendered. */
async function prepareRendered(
  ctx: Ctx,
  { author, note, page_ids, with_settings }: PublishingRow,
  now: Date,
  report: Report,
): ReturnType<typeof prepareRelease> {
  for (let known_problems: readonly PublishProblem[] = []; ;) {
    /** Each page is compiled and then drawn, and each counts half. */
    const prepared = await prepareRelease(ctx.db, {
      services: ctx.services,
      author,
      note,
      only: page_ids,
      with_settings,
      known_problems,
      onProgress: (done, total) => report(Math.floor(done / 2), total),
    })
    const { site, versions } = prepared.release
    const render_problems = await renderPages(ctx, {
      site,
      versions,
      now,
      onProgress: (done) => report(Math.floor((versions.length + done) / 2), versions.length),
    })
    if (render_problems.length === 0) return prepared
    known_problems = [...prepared.problems, ...render_problems]
  }
}
