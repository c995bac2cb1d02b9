import { describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { failWrites } from '#test/factories/database-faults.ts'
import { aPicture } from '#test/factories/media.ts'
import { aServer } from '#test/harness.ts'

/** What PostgreSQL reports when it cannot extend a file. */
const DISK_FULL = '53100'

describe('while the disk of the database is full', () => {
  it('refuses writes with 507 and when to retry, and takes no further requests', async () => {
    const api = await aServer()
    const app = await anApp()
    expect((await api.raw('GET', '/readyz')).status).toBe(200)
    const fault = await failWrites(app, 'insert', 'media', DISK_FULL)
    await expect(aPicture(app)).rejects.toMatchObject({ status: 507, code: 'disk_full', retry_after: 60 })
    const readiness = await api.raw('GET', '/readyz')
    expect([readiness.status, readiness.headers['retry-after'], readiness.json()]).toEqual([
      503,
      '5',
      { status: 'unavailable', reason: 'disk' },
    ])
    await fault.repair()
    expect(await aPicture(app)).toMatchObject({ status: 'preparing' })
  })
})
