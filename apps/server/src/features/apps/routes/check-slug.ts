import { checkSlug as call } from '@foyer/contract/apps/check-slug'
import { implement } from '#platform/http/implement.ts'
import { findSlugAvailability } from '../hosts/slug-availability.ts'
import { appsPolicy } from '../policy.ts'

export const checkSlugRoute = implement(
  call,
  appsPolicy.readApp,
  async ({ input: { slug }, ctx, authorize }) => {
    authorize()
    const { config: hosts, clock } = ctx.services
    return findSlugAvailability(ctx.control, { slug, hosts, now: clock.now() })
  },
)
