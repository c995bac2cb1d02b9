import { resolvePage as call } from '@foyer/contract/pages/resolve-page'
import { withViewableChildren } from '@foyer/domain/access'
import { implement } from '#platform/http/implement.ts'
import { decidePageAccess, presentDecision } from '#features/access/index.ts'
import { liveSite } from '../../tree/index.ts'
import { mediaBond } from '../../media/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { publicContext, shellOfPage, viewableBelow, viewableLinks } from '../../rendering/index.ts'
import { spokenLocale } from '../../translations/index.ts'
import { pageIdAt } from '../page-at.ts'
import { localeOf } from '../published-bytes.ts'

export const resolvePageRoute = implement(
  call,
  pagesPolicy.knowPage,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const site = await liveSite(ctx)
    const page = site.pages.get(pageIdAt(site, input.path) ?? '')
    const access = page && (await decidePageAccess(ctx, viewer, page.page_id))
    authorize({ is_known: access !== undefined && !access.is_hidden })
    if (!page || !access) throw fail('not_found')

    const asked = input.lang === undefined ? null : localeOf(new URLSearchParams({ lang: input.lang }))
    const place = { site, now: ctx.now(), locale: spokenLocale(ctx.app, asked) }
    const [shell, viewable] = await Promise.all([
      shellOfPage(ctx, publicContext(ctx, place), page, mediaBond('shell', page.page_id, viewer)),
      access.decision.granted ? [] : viewableBelow(ctx, site, viewer, page.page_id),
    ])
    const { decision } = access
    const said = decision.granted ? decision : withViewableChildren(decision, viewable)
    const listed = said.granted || said.reason !== 'VIEWABLE_CHILDREN' ? [] : viewable
    return {
      shell,
      access: presentDecision(said, ctx.app.time_zone),
      viewable: await viewableLinks(ctx, place, listed, (id) => mediaBond('shell', id, viewer)),
    }
  },
)
