import { undoReplaceMedia as call } from '@foyer/contract/media/undo-replace-media'
import { implement } from '#platform/http/implement.ts'
import { undoReplaceMedia } from '../commands/replace-media.ts'
import { findLibraryRow } from '../library-repository.ts'
import { mediaPolicy } from '../policy.ts'
import { presentLibrary } from '../present-library.ts'

export const undoReplaceMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id }, ctx, authorize, fail }) => {
    authorize()
    if (!(await findLibraryRow(ctx.db, id))) throw fail('not_found')
    if (!(await undoReplaceMedia(ctx, id))) throw fail('nothing_to_undo')
    const row = await findLibraryRow(ctx.db, id)
    const [item] = row ? await presentLibrary(ctx, [row]) : []
    if (!item) throw fail('not_found')
    return item
  },
)
