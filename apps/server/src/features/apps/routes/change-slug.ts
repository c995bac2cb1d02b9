import { hasFreshStudioSignIn } from '../../team/index.ts'
import { changeSlug as call } from '@foyer/contract/apps/change-slug'
import { implement } from '#platform/http/implement.ts'
import { changeSlug } from '../hosts/change-slug.ts'
import { appsPolicy } from '../policy.ts'
import { loadStudioApp } from '../load-studio-app.ts'
import { validateSlug } from '../slug.ts'

export const changeSlugRoute = implement(
  call,
  appsPolicy.changeSlug,
  async ({ input: { slug }, viewer, ctx, authorize, fail }) => {
    authorize()
    const fault = validateSlug(slug, ctx.services.config)
    if (fault) throw fail(fault)
    if (!(await hasFreshStudioSignIn(ctx, viewer.session_id))) throw fail('sign_in_again')
    const outcome = await changeSlug(ctx, { slug, by: viewer })
    if (outcome !== 'changed') throw fail(outcome)
    return loadStudioApp(ctx, viewer)
  },
)
