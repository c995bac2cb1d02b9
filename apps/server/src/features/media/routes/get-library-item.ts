import { getLibraryItem as call } from '@foyer/contract/media/get-library-item'
import { implement } from '#platform/http/implement.ts'
import { MAX_EXPIRY_S } from '#platform/storage/index.ts'
import { listUses } from '#platform/uses.ts'
import { fileName } from '../file-assets.ts'
import { findFormer, findLibraryRow } from '../library-repository.ts'
import { RETENTION_MS } from '../limits.ts'
import { mediaPolicy } from '../policy.ts'
import { presentLibrary } from '../present-library.ts'

export const getLibraryItemRoute = implement(
  call,
  mediaPolicy.readLibrary,
  async ({ input: { id }, ctx, authorize, fail }) => {
    authorize()
    const row = await findLibraryRow(ctx.db, id)
    const [item] = row ? await presentLibrary(ctx, [row]) : []
    if (!row || !item) throw fail('not_found')
    const [uses, former] = await Promise.all([listUses(ctx, id), findFormer(ctx.db, id)])
    const restorable_until = former && new Date(former.at.getTime() + RETENTION_MS)
    return {
      ...item,
      src: ctx.services.storage.signedUrl(row.storage_key, {
        expires_s: MAX_EXPIRY_S,
        file_name: fileName(row),
      }),
      public_address: row.public_address === 'never' ? ('never' as const) : ('automatic' as const),
      uses,
      replaced:
        former && restorable_until && restorable_until > ctx.services.clock.now()
          ? { at: former.at.toISOString(), restorable_until: restorable_until.toISOString() }
          : null,
    }
  },
)
