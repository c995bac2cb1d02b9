import { compareReleases as call } from '@foyer/contract/pages/compare-releases'
import { implement } from '#platform/http/implement.ts'
import { invalidField } from '#platform/errors.ts'
import { compareReleases } from '../compare-releases.ts'
import { pagesPolicy } from '../../policy.ts'
import { findRelease, findReleaseByNumber } from '../../queries/releases.ts'

export const compareReleasesRoute = implement(
  call,
  pagesPolicy.editPage,
  async ({ input, ctx, authorize, fail }) => {
    const [release, before] = await Promise.all([
      findRelease(ctx.db, input.id),
      findReleaseByNumber(ctx.db, input.against),
    ])
    authorize({ exists: release !== null })
    if (!release) throw fail('not_found')
    if (!before) throw invalidField('against', 'invalid')
    return compareReleases(ctx.db, { before, after: release })
  },
)
