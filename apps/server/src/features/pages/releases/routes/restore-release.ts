import { restoreRelease as call } from '@foyer/contract/pages/restore-release'
import { implement } from '#platform/http/implement.ts'
import { restoreRelease } from '../commands/restore-release.ts'
import { pagesPolicy } from '../../policy.ts'
import { findRelease } from '../../queries/releases.ts'
import { presentReleases } from '../present-releases.ts'

export const restoreReleaseRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const release = await findRelease(ctx.db, input.id)
    authorize({ exists: release !== null })
    if (!release) throw fail('not_found')
    await restoreRelease(ctx, release, { author: viewer.name, expected_release_id: input.live_release_id })
    const [shown] = await presentReleases(ctx, [release], release.id)
    if (!shown) throw fail('not_found')
    return shown
  },
)
