import type { AppFacts } from '../platform/app-facts.ts'
import type { Ctx, RequestFacts } from '../platform/context.ts'
import { createRequestContext } from '../platform/http/request-context.ts'
import { newId } from '../platform/ids.ts'
import { AppIsGone, type EnterApp } from '../platform/jobs/index.ts'
import type { Services } from '../platform/services.ts'

/** Facts of work that no request asked for: jobs, subscribers, channels. */
function innerRequest(services: Services): RequestFacts {
  return {
    id: newId(),
    address: '',
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
    raw_body: null,
  }
}

async function contextOf(services: Services, app_id: string) {
  const app = await services.directory.byId(app_id)
  if (!app) throw new AppIsGone()
  return contextIn(services, app)
}

function contextIn(services: Services, app: AppFacts) {
  return createRequestContext({ services, app, request: innerRequest(services) })
}

/** Runs work inside one app as one transaction, outside of any request. */
export function createEnterApp(services: () => Services): EnterApp {
  return async (app_id, work) => {
    const context = await contextOf(services(), app_id)
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
export async function readContext(services: Services, app_id: string): Promise<Ctx> {
  return (await contextOf(services, app_id)).ctx
}

/** The same in an app as it is at this very moment: what is judged anew is not judged by memory. */
export async function readContextNow(services: Services, app_id: string): Promise<Ctx> {
  const app = await services.directory.now(app_id)
  if (!app) throw new AppIsGone()
  return contextIn(services, app).ctx
}

/** A context to read with in an app whose facts are known already, so that one answer is made of one state of it. */
export function readContextOf(services: Services, app: AppFacts): Ctx {
  return contextIn(services, app).ctx
}
