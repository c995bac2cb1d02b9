import { resolveHost, hostName } from '../platform/http/hosts.ts'
import type { AppFacts } from '../platform/app-facts.ts'
import { listHiddenByBlocks } from '../features/directory/index.ts'
import type { Hello, Identity } from '../platform/realtime/index.ts'
import type { Services } from '../platform/services.ts'
import { sessionNeed } from '../platform/session/ports.ts'

/** Whose socket this is: the user of the token in the app of the host; nobody else's token opens one. */
export async function identifySocket(services: Services, hello: Hello): Promise<Identity | null> {
  const named = await findSocketApp(services, hello)
  // Asked of the database: the news of a change may come here after the word to judge the sockets again.
  const app = named && (await services.directory.fresh(named.id))
  if (!app || app.is_off) return null
  const db = services.database.forApp(app.id)
  const viewer = await services.need(sessionNeed).findViewer(db, app, hello.token)
  // What is told live is private talk and news of others: a preview hears none of it.
  if (!viewer || viewer.viewed_by) return null
  const { user_id, session_id } = viewer
  const hidden = new Set(await listHiddenByBlocks(db, user_id))
  return { app_id: app.id, user_id, session_id, viewer, hidden_user_ids: hidden }
}

async function findSocketApp(services: Services, { host, app_slug }: Hello): Promise<AppFacts | null> {
  const found = await resolveHost(services, hostName(host))
  if (found.kind === 'app') return app_slug === null || app_slug === found.app.slug ? found.app : null
  if (found.kind !== 'base' || app_slug === null) return null
  return services.directory.bySlug(app_slug)
}
