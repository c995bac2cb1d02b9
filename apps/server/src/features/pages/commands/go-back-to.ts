import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { placeNodes } from '../../access/index.ts'
import { switchRelease } from '../../apps/index.ts'
import { settleMedia } from '../jobs/settle-media.ts'
import { warmPages } from '../jobs/warm-pages.ts'
import type { ReleaseRow } from '../repository/releases.ts'
import { listVersions } from '../repository/versions.ts'

/** Points members to an earlier release, with its settings. Who may see what is judged by today's rules. */
export async function goBackTo(ctx: Ctx, release: ReleaseRow): Promise<void> {
  const versions = await listVersions(ctx.db, release.number)
  await ctx.write(async (tx, emit) => {
    await placeNodes(
      tx,
      versions.map(({ page_id, parent_id }) => ({ page_id, parent_id })),
    )
    await switchRelease(tx, emit, { release_id: release.id, settings: release.settings })
    await emit('pages.published', { release_id: release.id, number: release.number })
    await enqueue(tx, warmPages, { release_id: release.id })
    await enqueue(tx, settleMedia, { page_id: null })
  })
}
