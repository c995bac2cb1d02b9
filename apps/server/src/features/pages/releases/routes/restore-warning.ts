import { restoreWarning as call } from '@foyer/contract/pages/restore-warning'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { pagesPolicy } from '../../policy.ts'
import { findTitles } from '../../queries/drafts.ts'
import { deleteIgnored } from '../../queries/ignored-warnings.ts'
import { NO_PAGE } from '../changes.ts'

export const restoreWarningRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input: key, ctx, authorize }) => {
    authorize()
    if (key.page_id !== NO_PAGE && !(await findTitles(ctx.db, [key.page_id])).has(key.page_id))
      throw invalidField('page_id', 'unknown_page')
    await ctx.write((tx) => deleteIgnored(tx, key))
    return {}
  },
)
