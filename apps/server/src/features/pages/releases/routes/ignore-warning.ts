import { ignoreWarning as call } from '@foyer/contract/pages/ignore-warning'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { findTitles } from '../../queries/drafts.ts'
import { saveIgnored } from '../../queries/ignored-warnings.ts'
import { NO_PAGE } from '../changes.ts'

export const ignoreWarningRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input: { reason, ...key }, viewer, ctx, authorize }) => {
    authorize()
    if (key.page_id !== NO_PAGE && !(await findTitles(ctx.db, [key.page_id])).has(key.page_id))
      throw invalidField('page_id', 'unknown_page')
    await ctx.write((tx) => saveIgnored(tx, key, { reason, by: viewer.name, at: ctx.services.clock.now() }))
    return {}
  },
)
