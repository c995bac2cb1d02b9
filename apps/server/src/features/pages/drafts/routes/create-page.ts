import { pageTypeDefinition } from '@foyer/content/definitions'
import { createPage as call } from '@foyer/contract/pages/create-page'
import { implement } from '#platform/http/implement.ts'
import { addPage } from '../commands/add-page.ts'
import { copyDraft } from '../commands/duplicate-page.ts'
import { newDraft, startDraft } from '../../content/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { loadStudioPage } from '../studio-tree.ts'
import { validateContent } from '../validate-content.ts'

export const createPageRoute = implement(
  call,
  pagesPolicy.useStudio,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { title, content_type, draft: given, ...position } = input
    if (!pageTypeDefinition(content_type)) throw fail('unknown_content_type')
    const draft = given
      ? copyDraft(content_type, startDraft(content_type, title, given))
      : newDraft(content_type, title)
    if (given) await validateContent(ctx, content_type, draft)
    const new_page = { ...position, content_type, draft, by: viewer.name, at: ctx.services.clock.now() }
    const id = await ctx.write((tx) => addPage(tx, new_page))
    return loadStudioPage(ctx, id)
  },
)
