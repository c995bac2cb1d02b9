import { createPage as call } from '@foyer/contract/pages/create-page'
import { implement } from '#platform/http/implement.ts'
import { addPage } from '../commands/add-page.ts'
import { newDraft } from '../../content/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { loadStudioPage } from '../studio-tree.ts'

export const createPageRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { title, content_type, ...position } = input
    const draft = newDraft(content_type, title)
    const new_page = { ...position, content_type, draft, by: viewer.name, at: ctx.services.clock.now() }
    const id = await ctx.write((tx) => addPage(tx, new_page))
    return loadStudioPage(ctx, id)
  },
)
