import { expect, vi } from 'vitest'
import { readArchiveFiles } from '../factories/archives.ts'
import type { CanaryActor } from './actors.ts'
import type { Scenario } from './scenario.ts'

/** Requests the archive of a member's own data; returns what is in its files. */
export async function readOwnArchive(
  { fixture: { api, app } }: Scenario,
  { caller }: CanaryActor,
): Promise<string> {
  const as = api.as(caller)
  await as.call('data-rights.requestDataExport')
  const url = await vi.waitFor(
    async () => {
      const { items } = await as.call('data-rights.listDataExports')
      const ready = items.find(({ state }) => state === 'ready')
      expect(ready).toBeDefined()
      return ready?.url ?? ''
    },
    { timeout: 20_000, interval: 50 },
  )
  const { body } = await api.raw('GET', url, {
    host: `${app.slug}.localhost`,
    headers: { 'x-user-token': caller.token ?? '' },
  })
  return [...(await readArchiveFiles(body))].flat().join('\n')
}
