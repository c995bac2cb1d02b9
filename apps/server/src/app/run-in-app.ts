import type { AppFacts } from '../platform/app-facts.ts'
import type { Ctx, RequestFacts } from '../platform/context.ts'
import { createRequestContext } from '../platform/http/request-context.ts'
import { newId } from '../platform/ids.ts'
import { AppNotFoundError, type RunInApp } from '../platform/jobs/index.ts'
import type { Services } from '../platform/services.ts'

/** The request facts of work without a request: jobs, subscribers, channels. */
function internalRequest(services: Services): RequestFacts {
  return {
    id: newId(),
    address: '',
    is_from_this_machine: false,
    country: null,
    host: '',
    base_url: services.config.base_url,
    origin: null,
    device_id: null,
    session_id: null,
    origin_url: null,
    locale: null,
    user_agent: '',
    is_standalone: false,
    is_native: false,
    client_size: null,
    cookie_secret: null,
    token: null,
    idempotency_key: null,
    preview_grant: null,
    signature: null,
    authorization: null,
    raw_body: null,
  }
}

async function createContext(services: Services, app_id: string) {
  const app = await services.directory.byId(app_id)
  if (!app) throw new AppNotFoundError()
  return createContextFor(services, app)
}

function createContextFor(services: Services, app: AppFacts) {
  return createRequestContext({ services, app, request: internalRequest(services) })
}

/** Runs work inside one app as one transaction, outside of any request. */
export function createRunInApp(services: () => Services): RunInApp {
  return async (app_id, work) => {
    const context = await createContext(services(), app_id)
    try {
      await work(context.ctx)
      await context.commit()
    } catch (error) {
      await context.rollback()
      throw error
    }
  }
}

/** A context to read with, for channels; it opens no transaction unless something is written. */
export async function createReadContext(services: Services, app_id: string): Promise<Ctx> {
  return (await createContext(services, app_id)).ctx
}

/** Returns a read context with the app's current state from the database, for checks that must not use the cache. */
export async function createFreshReadContext(services: Services, app_id: string): Promise<Ctx> {
  const app = await services.directory.fresh(app_id)
  if (!app) throw new AppNotFoundError()
  return createContextFor(services, app).ctx
}

/** Returns a read context for given app facts, so that one response uses a single state. */
export function createReadContextFor(services: Services, app: AppFacts): Ctx {
  return createContextFor(services, app).ctx
}
