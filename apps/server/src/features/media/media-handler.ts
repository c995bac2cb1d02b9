import type { AppFacts } from '../../platform/app-facts.ts'
import { CallError } from '../../platform/errors.ts'
import { appOrigin } from '../../platform/http/app-origin.ts'
import { sendProblem } from '../../platform/http/send-problem.ts'
import type { StaticHandler, StaticRequest } from '../../platform/http/static-layer.ts'
import type { Services } from '../../platform/services.ts'
import { isId } from '../../platform/ids.ts'
import { isStorageKey, parseStorageKey, readMediaCookie, serveMedia } from '../../platform/storage/index.ts'
import { mediaReadersNeed } from './needs.ts'

const PREFIX = '/media/'
/** Before the ids of a page and a file: leads to the file, in the address bar too. */
const OPEN_PREFIX = '/media/open/'

/**
 * Serves `/media/…`: public files to anyone, others by a signature up to ten minutes old to its readers only. App
 * hosts serve only their own files; former hosts redirect. A refusal looks like a missing file.
 */
export function mediaHandler(services: Services): StaticHandler {
  const deliver = async (request_facts: StaticRequest): Promise<true> => {
    const { host_kind: where, path, query, request, response } = request_facts
    const key = path.slice(PREFIX.length)
    if (where.kind === 'left' && isStorageKey(key))
      return redirect(`${appOrigin(services.config, where.app)}${path}`, request_facts)
    const app = where.kind === 'app' ? where.app : await findFileApp(services, where.kind, key, request_facts)
    const mayRead = async (bound_to: string): Promise<boolean> =>
      app !== null &&
      services.need(mediaReadersNeed).canRead({ services, app, headers: request.headers }, bound_to)
    if (app && where.kind === 'app' && path.startsWith(OPEN_PREFIX))
      return openFile(services, app, request_facts)
    const signature = query.has('signature') ? query : (readMediaCookie(request.headers.cookie) ?? query)
    const media_path = { key, query: signature, app_id: app?.id ?? null, mayRead }
    if (app && (await serveMedia(services.storage, request, response, media_path))) return true
    sendProblem(response, new CallError('not_found'))
    return true
  }
  return (request_facts) => (request_facts.path.startsWith(PREFIX) ? deliver(request_facts) : false)
}

/**
 * Returns the app of a file requested on the studio's host; null when the app is deleted, or switched off and the
 * reader is not in its team.
 */
async function findFileApp(
  services: Services,
  kind: string,
  key: string,
  { request }: StaticRequest,
): Promise<AppFacts | null> {
  if (kind !== 'base' || !isStorageKey(key)) return null
  const directory = services.directory
  const { app_id, is_public } = parseStorageKey(key)
  const app = await directory.byId(app_id)
  if (!app?.is_off) return app
  const is_deleted = (await directory.bySlug(app.slug))?.id !== app.id
  if (is_deleted) return null
  const is_signed = !is_public
  const reader = { services, app, headers: request.headers }
  return is_signed || (await services.need(mediaReadersNeed).isTeamMember(reader)) ? app : null
}

/** Leads a reader of a page to one of its files, by an address that lives ten minutes. */
async function openFile(services: Services, app: AppFacts, request_facts: StaticRequest): Promise<true> {
  const { path, request, response } = request_facts
  const [page_id = '', media_id = '', rest] = path.slice(OPEN_PREFIX.length).split('/')
  const reader = { services, app, headers: request.headers }
  const is_named = isId(page_id) && isId(media_id) && rest === undefined
  const location = is_named
    ? await services.need(mediaReadersNeed).findFileAddress(reader, page_id, media_id)
    : null
  if (location === null) sendProblem(response, new CallError('not_found'))
  else response.writeHead(303, { location, 'cache-control': 'private, no-store', 'content-length': 0 }).end()
  return true
}

/** Temporary, because the app may return to this host. */
function redirect(address: string, { response, query }: StaticRequest): true {
  const request_facts = query.toString()
  const location = `${address}${request_facts && `?${request_facts}`}`
  response.writeHead(301, { location, 'cache-control': 'no-cache', 'content-length': 0 })
  response.end()
  return true
}
