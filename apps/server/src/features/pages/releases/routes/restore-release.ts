import { restoreRelease as call } from '@foyer/contract/pages/restore-release'
import { implement } from '#platform/http/implement.ts'
import { goBackTo } from '../commands/go-back-to.ts'
import { pagesPolicy } from '../../policy.ts'
import { findRelease } from '../../queries/releases.ts'
import { showReleases } from '../show-releases.ts'

export const restoreReleaseRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const release = await findRelease(ctx.db, input.id)
    authorize({ exists: release !== null })
    if (!release) throw fail('not_found')
    await goBackTo(ctx, release, { author: viewer.name, seen_id: input.live_release_id })
    const [shown] = await showReleases(ctx, [release], release.id)
    if (!shown) throw fail('not_found')
    return shown
  },
)
