import { resolvePage as call } from '@foyer/contract/pages/resolve-page'
import { withViewableChildren } from '@foyer/domain/access'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, presentDecision } from '#features/access/index.ts'
import { loadLiveSite } from '../../tree/index.ts'
import { formatMediaScope } from '../../media/index.ts'
import { pagesPolicy } from '../../policy.ts'
import {
  createPublicContext,
  loadPageShell,
  listViewableDescendants,
  createViewableLinks,
} from '../../rendering/index.ts'
import { resolveLocale } from '../../translations/index.ts'
import { findPageIdAt } from '../find-page-at.ts'
import { parseLocale } from '../published-bytes.ts'

export const resolvePageRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const site = await loadLiveSite(ctx)
    const page = site.pages.get(findPageIdAt(site, input.path) ?? '')
    const access = page && (await decidePageAccess(ctx, viewer, page.page_id))
    authorize({ is_known: access !== undefined && !access.is_hidden })
    if (!page || !access) throw fail('not_found')

    const requested_locale =
      input.lang === undefined ? null : parseLocale(new URLSearchParams({ lang: input.lang }))
    const snapshot = { site, now: ctx.now(), locale: resolveLocale(ctx.app, requested_locale) }
    const [shell, viewable] = await Promise.all([
      loadPageShell(
        ctx,
        createPublicContext(ctx, snapshot),
        page,
        formatMediaScope('shell', page.page_id, viewer),
      ),
      access.decision.granted ? [] : listViewableDescendants(ctx, site, viewer, page.page_id),
    ])
    const { decision } = access
    const described = decision.granted ? decision : withViewableChildren(decision, viewable)
    const listed = described.granted || described.reason !== 'VIEWABLE_CHILDREN' ? [] : viewable
    return {
      shell,
      access: presentDecision(described, ctx.app.time_zone),
      viewable: await createViewableLinks(ctx, snapshot, listed, (id) =>
        formatMediaScope('shell', id, viewer),
      ),
    }
  },
)
