import { publish as call } from '@foyer/contract/pages/publish'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { checkChosen, choiceOf, isAnythingChosen } from '../changes.ts'
import { beginPublishing } from '../commands/begin-publishing.ts'
import { pagesPolicy } from '../../policy.ts'
import { presentPublishing } from '../present.ts'
import { findPublishing } from '../../queries/publishings.ts'

export const publishRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const choice = choiceOf(input)
    await checkChosen(ctx, choice)
    if (!(await isAnythingChosen(ctx, choice))) throw fail('nothing_to_publish')

    const id = newId()
    const row = await ctx.write(async (tx) => {
      const started_at = ctx.services.clock.now()
      const start = { id, note: input.note, author: viewer.name, ...choice, started_at }
      if (!(await beginPublishing(ctx, tx, start))) throw fail('already_publishing')
      return findPublishing(tx, id)
    })
    if (!row) throw fail('not_found')
    return presentPublishing(row)
  },
)
