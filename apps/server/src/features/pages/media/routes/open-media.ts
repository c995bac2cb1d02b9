import { openMedia as call } from '@foyer/contract/pages/open-media'
import { implement } from '#platform/http/implement.ts'
import { MAX_EXPIRY_S, mediaCookie, streamKey } from '#platform/storage/index.ts'
import { pagesPolicy } from '../../policy.ts'
import { openPageFile } from '../open-file.ts'

export const openMediaRoute = implement(
  call,
  pagesPolicy.discoverPage,
  async ({ input, viewer, ctx, authorize, fail, reply }) => {
    const opened = await openPageFile(ctx, viewer, input.id, input.media_id)
    authorize({ is_known: opened !== null })
    if (!opened || opened.file.kind === 'file') throw fail('not_found')
    const { file, scope } = opened
    const open = (storage_key: string): string => {
      const { src, cookie } = mediaCookie(
        ctx.services.storage.signedUrl(storage_key, { expires_s: MAX_EXPIRY_S, bound_to: scope }),
      )
      reply.header('set-cookie', cookie)
      return src
    }
    const expires_at = new Date(ctx.services.clock.now().getTime() + MAX_EXPIRY_S * 1000)
    return {
      src: open(file.storage_key),
      type: file.type,
      stream: file.stream_status === 'ready' ? open(streamKey(file.storage_key)) : null,
      captions: file.captions.map(({ locale, label, storage_key }) => ({
        locale,
        label,
        src: open(storage_key),
      })),
      expires_at: expires_at.toISOString(),
    }
  },
)
