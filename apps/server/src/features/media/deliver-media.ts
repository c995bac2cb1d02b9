import { appDirectory, type AppFacts } from '../../platform/app-facts.ts'
import { CallError } from '../../platform/errors.ts'
import { resolveHost } from '../../platform/http/hosts.ts'
import { sendProblem, type StaticHandler } from '../../platform/http/static-layer.ts'
import type { Services } from '../../platform/services.ts'
import { parseStorageKey, serveMedia } from '../../platform/storage/index.ts'
import { mediaReadersPort } from './ports.ts'

const PREFIX = '/media/'

/**
 * Answers `/media/…`: public files to anyone, all others only with a signature that is not older than ten minutes
 * and to those alone whom it was made for, and on an app's host that app's files alone. Whatever may not be read answers like what is not there.
 */
export function deliverMedia(services: Services): StaticHandler {
  return async ({ host, path, query, request, response }) => {
    if (!path.startsWith(PREFIX)) return false
    const where = await resolveHost(services.config, host)
    const app_id = where.kind === 'app' ? where.app.id : null
    const is_ours = where.kind === 'app' || where.kind === 'base'
    const key = path.slice(PREFIX.length)
    const mayRead = async (bound_to: string): Promise<boolean> => {
      const app = where.kind === 'app' ? where.app : await ownerOf(key)
      return (
        app !== null && mediaReadersPort.use().mayRead({ services, app, headers: request.headers }, bound_to)
      )
    }
    const wanted = { key, query, app_id, mayRead }
    if (is_ours && (await serveMedia(services.storage, request, response, wanted))) return true
    sendProblem(response, new CallError('not_found'))
    return true
  }
}

/** The app whose file it is, on a host that belongs to none. */
function ownerOf(key: string): Promise<AppFacts | null> {
  return appDirectory.use().byId(parseStorageKey(key).app_id)
}
