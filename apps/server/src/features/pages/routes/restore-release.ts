import { restoreRelease as call } from '@foyer/contract/pages/restore-release'
import { implement } from '#platform/http/implement.ts'
import { goBackTo } from '../commands/go-back-to.ts'
import { pagesPolicy } from '../policy.ts'
import { presentRelease } from '../presenter.ts'
import { findRelease } from '../repository/releases.ts'

export const restoreReleaseRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const release = await findRelease(ctx.db, input.id)
    authorize({ exists: release !== null })
    if (!release) throw fail('not_found')
    await goBackTo(ctx, release)
    return presentRelease(release, release.id)
  },
)
