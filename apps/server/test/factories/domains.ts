import { newId } from '../../src/platform/ids.ts'
import { aServer } from '../harness.ts'
import type { TestApp } from './apps.ts'

/** Creates a verified domain of an app; with `is_primary` it becomes the app's address. */
export async function aVerifiedDomain(
  app: TestApp,
  { domain = `fit.${newId()}.test`, is_primary = false } = {},
) {
  const api = await aServer()
  const { call } = api.as({ ...app.owner, headers: { 'x-app-slug': app.slug } })
  const { domains } = await call('apps.addDomain', { domain })
  const added = domains.find((one) => one.domain === domain)
  if (!added) throw new Error(`The domain ${domain} was not added.`)
  api.dns.set(added.record.name, added.record.value)
  await call('apps.checkDomain', { id: added.id })
  if (is_primary) await call('apps.setPrimaryDomain', { id: added.id })
  return added
}

/** Creates an unverified domain of an app. */
export async function aDomain(app: Pick<TestApp, 'id'>): Promise<string> {
  const { database } = await aServer()
  const id = newId()
  const row = { id, app_id: app.id, domain: `fit.${id}.test`, proof: newId() }
  await database.control.insertInto('hosts').values(row).execute()
  return id
}
