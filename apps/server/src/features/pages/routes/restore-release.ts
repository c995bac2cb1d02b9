import { restoreRelease as call } from '@foyer/contract/pages/restore-release'
import { implement } from '#platform/http/implement.ts'
import { goBackTo } from '../commands/go-back-to.ts'
import { pagesPolicy } from '../policy.ts'
import { presentRelease } from '../presenter.ts'
import { findRelease } from '../repository/releases.ts'

export const restoreReleaseRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const release = await findRelease(ctx.db, input.id)
    authorize({ exists: release !== null })
    if (!release) throw fail('not_found')
    const restored = await goBackTo(ctx, release, viewer.name)
    return presentRelease(release, release.id, restored)
  },
)
