import { CallError } from '../../platform/errors.ts'
import { resolveHost } from '../../platform/http/hosts.ts'
import { sendProblem, type StaticHandler } from '../../platform/http/static-layer.ts'
import type { Services } from '../../platform/services.ts'
import { serveMedia } from '../../platform/storage/index.ts'

const PREFIX = '/media/'

/**
 * Answers `/media/…`: public files to anyone, all others only with a signature that is not older than ten minutes,
 * and on an app's host that app's files alone. Whatever may not be read answers like what is not there.
 */
export function deliverMedia(services: Services): StaticHandler {
  return async ({ host, path, query, request, response }) => {
    if (!path.startsWith(PREFIX)) return false
    const where = await resolveHost(services.config, host)
    const app_id = where.kind === 'app' ? where.app.id : null
    const is_ours = where.kind === 'app' || where.kind === 'base'
    const wanted = { key: path.slice(PREFIX.length), query, app_id, session_id: null }
    if (is_ours && (await serveMedia(services.storage, request, response, wanted))) return true
    sendProblem(response, new CallError('not_found'))
    return true
  }
}
