import { publish as call } from '@foyer/contract/pages/publish'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { validateChoice, resolveChoice, hasChosenChanges } from '../changes.ts'
import { enqueuePublishing } from '../commands/enqueue-publishing.ts'
import { pagesPolicy } from '../../policy.ts'
import { requireAcceptedWarnings } from '../publish-warnings.ts'
import { presentPublishing } from '../present-release.ts'
import { findPublishing } from '../../queries/publishings.ts'

export const publishRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const choice = resolveChoice(input)
    await validateChoice(ctx, choice)
    if (!(await hasChosenChanges(ctx, choice))) throw fail('nothing_to_publish')
    await requireAcceptedWarnings(ctx, choice, input.accepted_warnings)

    const id = newId()
    const row = await ctx.write(async (tx) => {
      const started_at = ctx.services.clock.now()
      const start = { id, note: input.note, author: viewer.name, ...choice, started_at }
      if (!(await enqueuePublishing(ctx, tx, start))) throw fail('already_publishing')
      return findPublishing(tx, id)
    })
    if (!row) throw fail('not_found')
    return presentPublishing(row)
  },
)
