import { listPageTypes } from '@foyer/content/definitions'
import { listPrograms as call } from '@foyer/contract/library/list-programs'
import { implement } from '#platform/http/implement.ts'
import { readContentList } from '../content-list.ts'
import { libraryPolicy } from '../policy.ts'

/** The page type whose pages are programs. */
const [content_type = ''] = listPageTypes(({ run_list }) => run_list === 'programs')

export const listProgramsRoute = implement(
  call,
  libraryPolicy.browse,
  async ({ input, viewer, ctx, authorize }) => {
    authorize(ctx.app.access)
    return readContentList(ctx, viewer, { ...input, content_type })
  },
)
