import { replaceMedia as call } from '@foyer/contract/media/replace-media'
import { implement } from '#platform/http/implement.ts'
import { replaceMedia } from '../commands/replace-media.ts'
import { findLibraryRow } from '../library-repository.ts'
import { mediaPolicy } from '../policy.ts'
import { presentLibrary } from '../present-library.ts'

export const replaceMediaRoute = implement(
  call,
  mediaPolicy.changeLibrary,
  async ({ input: { id, with_id }, ctx, authorize, fail }) => {
    authorize()
    const refused = await replaceMedia(ctx, id, with_id)
    if (refused) throw fail(refused)
    const row = await findLibraryRow(ctx.db, id)
    const [item] = row ? await presentLibrary(ctx, [row]) : []
    if (!item) throw fail('not_found')
    return item
  },
)
