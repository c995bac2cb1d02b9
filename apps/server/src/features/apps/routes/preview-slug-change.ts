import { previewSlugChange as call } from '@foyer/contract/apps/preview-slug-change'
import { slugOrigin } from '#platform/http/app-origin.ts'
import { implement } from '#platform/http/implement.ts'
import { countPasskeyHolders } from '../../identity/index.ts'
import { findSlugAvailability } from '../hosts/slug-availability.ts'
import { appsPolicy } from '../policy.ts'

export const previewSlugChangeRoute = implement(
  call,
  appsPolicy.changeSlug,
  async ({ input: { slug }, ctx, authorize }) => {
    authorize()
    const { config: hosts, clock } = ctx.services
    const current = new URL(slugOrigin(hosts, ctx.app.slug)).hostname
    const [answer, passkey_holders] = await Promise.all([
      findSlugAvailability(ctx.control, { slug, hosts, now: clock.now(), app_id: ctx.app.id }),
      countPasskeyHolders(ctx.db, current),
    ])
    return { ...answer, passkey_holders }
  },
)
