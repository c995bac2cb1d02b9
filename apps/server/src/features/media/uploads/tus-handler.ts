import { Server } from '@tus/server'
import { createUpload } from '@foyer/contract/media/create-upload'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authenticateCaller, findApp } from '#platform/http/authenticate-caller.ts'
import { notFound } from '#platform/errors.ts'
import { readRequestFacts } from '#platform/http/request-facts.ts'
import { apiHeaders } from '#platform/http/security-headers.ts'
import { isId } from '#platform/ids.ts'
import type { Services } from '#platform/services.ts'
import { findOwnUpload } from './repository.ts'
import { rowLocker } from './row-locker.ts'
import { uploadStore } from './upload-store.ts'

export const UPLOADS_PATH = '/api/v1/studio/uploads'

/** A lock is handed over within this time, or the caller is told to try again. */
const LOCK_WAIT_MS = 5000

/**
 * Mounts `HEAD` and `PATCH` of uploads, by the tus protocol: bytes of an upload that its owner has started by
 * `media.createUpload`, with the same headers. Uploads of others answer like unknown ones.
 */
export function mountUploads(fastify: FastifyInstance, services: Services): void {
  const app_ids = new WeakMap<object, string>()
  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: uploadStore(services).store,
    relativeLocation: true,
    lockDrainTimeout: LOCK_WAIT_MS,
    locker: (request) => rowLocker(services, readAppId(app_ids, request.runtime?.node?.req)),
  })
  fastify.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
  fastify.route({
    method: ['HEAD', 'PATCH'],
    url: `${UPLOADS_PATH}/:id`,
    bodyLimit: Number.MAX_SAFE_INTEGER,
    handler: async (request, reply) => {
      app_ids.set(request.raw, await findUploadApp(services, request))
      reply.hijack()
      for (const [name, value] of Object.entries(apiHeaders)) reply.raw.setHeader(name, value)
      await tus.handle(request.raw, reply.raw)
    },
  })
}

/** Authenticates the owner of an upload and returns its app. */
async function findUploadApp(services: Services, request: FastifyRequest): Promise<string> {
  const { id } = request.params as { id: string }
  const { headers } = request
  const facts = readRequestFacts(
    {
      id: request.id,
      headers,
      remote_address: request.ip,
      is_from_this_machine: false,
      country: null,
      raw_body: null,
    },
    services.config,
  )
  const slug = headers['x-app-slug']
  const app = await findApp(services, createUpload, facts, typeof slug === 'string' ? slug : null)
  const viewer = await authenticateCaller(services, createUpload, app, { token: facts.token, email: null })
  if (viewer?.kind !== 'team' || !isId(id)) throw notFound()
  const db = services.database.forApp(app.id)
  if (!(await findOwnUpload(db, id, viewer.team_member_id, services.clock.now()))) throw notFound()
  return app.id
}

function readAppId(app_ids: WeakMap<object, string>, request: object | undefined): string {
  const app_id = request && app_ids.get(request)
  if (app_id === undefined) throw new Error('An upload has no app.')
  return app_id
}
