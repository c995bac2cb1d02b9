import { performance } from 'node:perf_hooks'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { createDatabase } from '../../platform/database/app-db.ts'
import { AppVersions } from '../../platform/database/app-versions.ts'
import { createPool } from '../../platform/database/pool.ts'
import { publicHostResolver } from '../../platform/http/hosts.ts'
import { newId } from '../../platform/ids.ts'
import { bumpAppVersion } from './app-version.ts'
import { lockCurrentApp } from './current-app.ts'
import { toAppFacts, readAppRow } from './app-row.ts'
import { switchRelease } from './commands/switch-release.ts'
import { bumpAccessEpoch } from './commands/bump-access-epoch.ts'
import { createAppDirectory } from './directory.ts'
import { createEmit } from '../../platform/events/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})

/** Versions that never expire unless set otherwise and receive no notifications. */
class FixedVersions extends AppVersions {
  readonly #proven_at: number

  constructor(proven_at = Infinity) {
    super()
    this.#proven_at = proven_at
  }

  override get confirmed_at(): number {
    return this.#proven_at
  }
}

/** A second directory beside the server's that learns only of the changes passed to it. */
function aDirectory({ versions = new FixedVersions(), control = api.database.control } = {}) {
  return { versions, directory: createAppDirectory({ control, app_versions: versions }) }
}

const rename = (id: string, name: string) =>
  api.database.control.updateTable('apps').set({ name }).where('id', '=', id).execute()

describe('the app directory', () => {
  it('finds an app by slug, id and proven domain, and nothing by an unproven one', async () => {
    const app = await anApp()
    const { directory } = aDirectory()
    const domain = `${app.slug}.example`
    await api.database.control
      .insertInto('hosts')
      .values([
        { domain, app_id: app.id, verified_at: new Date() },
        { domain: `not-yet.${domain}`, app_id: app.id, verified_at: null },
      ])
      .execute()
    expect((await directory.bySlug(app.slug))?.id).toBe(app.id)
    expect((await directory.byId(app.id))?.slug).toBe(app.slug)
    expect((await directory.byDomain(domain))?.id).toBe(app.id)
    expect(await directory.byDomain(`not-yet.${domain}`)).toBeNull()
    expect(await directory.byId('not an id')).toBeNull()
  })

  it('returns an app from the cache until its version is raised', async () => {
    const app = await anApp({ name: 'Before' })
    const { directory, versions } = aDirectory()
    await directory.bySlug(app.slug)
    await rename(app.id, 'After')
    expect(directory.bySlug(app.slug)).toMatchObject({ name: 'Before' })
    versions.announce({ id: newId(), version: 9 })
    versions.announce({ id: app.id, version: app.version })
    expect(directory.bySlug(app.slug)).toMatchObject({ name: 'Before' })
    versions.announce({ id: app.id, version: app.version + 1 })
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
  })

  it('uses nothing of which neither the read nor the proof is young', async () => {
    const app = await anApp({ name: 'Before' })
    const { directory } = aDirectory({ versions: new FixedVersions(-Infinity) })
    await directory.bySlug(app.slug)
    await rename(app.id, 'After')
    expect(directory.bySlug(app.slug)).toMatchObject({ name: 'Before' })
    expect((await directory.bySlug(app.slug, 0))?.name).toBe('After')
  })

  it('reads everything again when notifications may have been missed', async () => {
    const app = await anApp({ name: 'Before' })
    const { directory, versions } = aDirectory()
    await directory.bySlug(app.slug)
    await rename(app.id, 'After')
    versions.announce(null)
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
  })

  it('reads the row itself when the caller needs the current app', async () => {
    const app = await anApp({ name: 'Before' })
    const { directory } = aDirectory()
    await directory.byId(app.id)
    await rename(app.id, 'After')
    expect((await directory.fresh(app.id))?.name).toBe('After')
  })

  it('sees a change that this server has committed at once', async () => {
    const app = await anApp({ name: 'Before' })
    const { directory } = api.services
    await directory.bySlug(app.slug)
    await rename(app.id, 'After')
    await api.inApp(app.id, (tx) => bumpAppVersion(tx, app.id))
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
  })

  it('forgets that a slug was free as soon as it is taken', async () => {
    const { directory } = api.services
    const slug = `soon-${newId().slice(-8)}`
    expect(await directory.bySlug(slug)).toBeNull()
    const app = await anApp({ slug })
    await api.inApp(app.id, (tx) => bumpAppVersion(tx, app.id))
    expect((await directory.bySlug(slug))?.id).toBe(app.id)
  })

  it('does not cache a row whose read began before a change and ended after it', async () => {
    const app = await anApp({ name: 'Before' })
    const { directory, versions } = aDirectory()
    const slow = directory.bySlug(app.slug)
    versions.announce({ id: app.id, version: app.version + 1 })
    await slow
    await rename(app.id, 'After')
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
  })

  it('serves public answers for a minute while the database is away', async () => {
    const app = await anApp()
    const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'away', onError: () => {} })
    const { control: away } = createDatabase(pool)
    let is_away = false
    const control = Object.assign(Object.create(api.database.control), {
      selectFrom: (table: 'apps') => (is_away ? away : api.database.control).selectFrom(table),
    })
    const { directory } = aDirectory({ versions: new FixedVersions(-Infinity), control })
    const { config } = api.services
    const resolve = publicHostResolver({ config, directory })
    const find = async () => resolve(`${app.slug}.localhost`)
    await find()
    is_away = true
    const read_at = performance.now()
    const later = vi.spyOn(performance, 'now').mockReturnValue(read_at + 59_000)
    expect(await find()).toMatchObject({ kind: 'app', app: { id: app.id } })
    await expect(async () => directory.bySlug(app.slug)).rejects.toThrow('ECONNREFUSED')
    later.mockReturnValue(read_at + 61_000)
    await expect(find()).rejects.toThrow('ECONNREFUSED')
    later.mockRestore()
    await pool.end()
  })

  it('queries the database once for concurrent requests', async () => {
    const app = await anApp()
    let queries = 0
    const { directory } = aDirectory({
      control: Object.assign(Object.create(api.database.control), {
        selectFrom: (table: 'apps') => {
          queries += 1
          return api.database.control.selectFrom(table)
        },
      }),
    })
    await Promise.all(Array.from({ length: 50 }, async () => directory.bySlug(app.slug)))
    expect(queries).toBe(1)
  })
})

describe('the release that members see', () => {
  it('publishes theme, languages and tabs with a release, and undo restores the earlier ones', async () => {
    const app = await anApp()
    const [first, second] = [newId(), newId()]
    const published = await api.inApp(app.id, async (tx) => {
      const { draft: settings } = await lockCurrentApp(tx)
      await switchRelease(tx, createEmit(tx, api.services), { release_id: first, settings })
      return settings
    })
    const caller = { ...app.owner, slug: app.slug }
    await api.as(caller).call('apps.updateAppTheme', { brand_color: { primary: '#112233' } })
    expect((await api.as({ slug: app.slug }).call('apps.getApp')).theme.primary_color).toBe('#f0491e')

    await api.inApp(app.id, async (tx) =>
      switchRelease(tx, createEmit(tx, api.services), {
        release_id: second,
        settings: (await lockCurrentApp(tx)).draft,
      }),
    )
    const served = await api.as({ slug: app.slug }).call('apps.getApp')
    expect([served.release_id, served.theme.primary_color]).toEqual([second, '#112233'])
    expect((await api.as(caller).call('apps.getStudioApp')).has_unpublished_settings).toBe(false)

    await api.inApp(app.id, (tx) =>
      switchRelease(tx, createEmit(tx, api.services), { release_id: first, settings: published }),
    )
    const undone = await api.as({ slug: app.slug }).call('apps.getApp')
    expect([undone.release_id, undone.theme.primary_color]).toEqual([first, '#f0491e'])
    expect((await api.as(caller).call('apps.getStudioApp')).has_unpublished_settings).toBe(true)
  })
})

describe('the version of an app', () => {
  it('rises once for each cause and not where that is rolled back', async () => {
    const app = await anApp()
    const versionNow = async () =>
      (
        await api.database.control
          .selectFrom('apps')
          .select('version')
          .where('id', '=', app.id)
          .executeTakeFirstOrThrow()
      ).version
    await api.inApp(app.id, (tx) => bumpAppVersion(tx, app.id))
    expect(Number(await versionNow())).toBe(app.version + 1)
    const fails = api.inApp(app.id, async (tx) => {
      await bumpAppVersion(tx, app.id)
      throw new Error('rolled back')
    })
    await expect(fails).rejects.toThrow('rolled back')
    expect(Number(await versionNow())).toBe(app.version + 1)
  })
})

describe('drafts of the theme', () => {
  it('raise the version only while members see them', async () => {
    const app = await anApp()
    const caller = { ...app.owner, slug: app.slug }
    const versionNow = async () => (await api.services.directory.fresh(app.id))?.version ?? 0
    await api.as(caller).call('apps.updateAppTheme', { brand_color: { primary: '#112233' } })
    expect(await versionNow()).toBe(app.version + 1)
    await api.inApp(app.id, async (tx) =>
      switchRelease(tx, createEmit(tx, api.services), {
        release_id: newId(),
        settings: (await lockCurrentApp(tx)).draft,
      }),
    )
    await api.as(caller).call('apps.updateAppTheme', { brand_color: { primary: '#445566' } })
    expect(await versionNow()).toBe(app.version + 2)
    await api.as(caller).call('apps.updateApp', { name: 'Another name' })
    expect(await versionNow()).toBe(app.version + 3)
  })
})

describe('the access epoch', () => {
  it('rises once for each cause', async () => {
    const app = await anApp()
    await api.inApp(app.id, bumpAccessEpoch)
    await api.inApp(app.id, bumpAccessEpoch)
    const row = await api.database.control
      .selectFrom('apps')
      .selectAll()
      .where('id', '=', app.id)
      .executeTakeFirstOrThrow()
    expect(toAppFacts(readAppRow(row)).access_epoch).toBe(app.access_epoch + 2)
  })
})
