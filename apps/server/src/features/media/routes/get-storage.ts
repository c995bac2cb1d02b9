import { getStorage as call } from '@foyer/contract/media/get-storage'
import { implement } from '#platform/http/implement.ts'
import { countWithoutAlt, sumLibrary } from '../library-repository.ts'
import { mediaPolicy } from '../policy.ts'

export const getStorageRoute = implement(call, mediaPolicy.readLibrary, async ({ ctx, authorize }) => {
  authorize()
  const [kinds, without_alt] = await Promise.all([sumLibrary(ctx.db), countWithoutAlt(ctx.db)])
  return {
    bytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    kinds,
    without_alt,
    max_bytes: ctx.services.config.media_limit_bytes,
  }
})
