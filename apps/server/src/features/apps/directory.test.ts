import { beforeAll, describe, expect, it } from 'vitest'
import { anApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { Changes } from '../../platform/database/changes.ts'
import { newId } from '../../platform/ids.ts'
import { APP_VERSIONS_CHANNEL, appChanges, raiseAppVersion } from './app-version.ts'
import { holdApp } from './app-now.ts'
import { factsOf, readAppRow } from './app-row.ts'
import { switchRelease } from './commands/switch-release.ts'
import { raiseAccessEpoch } from './commands/raise-access-epoch.ts'
import { createAppDirectory } from './directory.ts'
import { createEmit } from '../../platform/events/index.ts'

let api: TestServer
/** Proven for good, so that what a directory keeps hangs on nothing else. */
const sure = new Changes()
sure.vouch(Infinity)
beforeAll(async () => {
  api = await aServer()
})

const rename = (id: string, name: string) =>
  api.database.control.updateTable('apps').set({ name }).where('id', '=', id).execute()

/** Raises the version as another server does, of which this process only hears. */
const raiseElsewhere = (id: string) =>
  api.database.pool.query(
    `with raised as (update apps set version = version + 1 where id = $1 returning version)
     select pg_notify($2, json_build_object('id', $1::text, 'version', version)::text) from raised`,
    [id, APP_VERSIONS_CHANNEL],
  )

/** Waits for the next change that this process hears of, from whichever server. */
const nextChange = (id: string) =>
  new Promise<void>((resolve) => {
    const stop = appChanges.listen((change) => {
      if (change?.id !== id) return
      stop()
      resolve()
    })
  })

describe('the app directory', () => {
  it('finds an app by slug, id and proven domain, and nothing by an unproven one', async () => {
    const app = await anApp()
    const directory = createAppDirectory(api.database.control, sure)
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
    directory.close()
  })

  it('remembers an app until its change is announced and committed', async () => {
    const app = await anApp({ name: 'Before' })
    const directory = createAppDirectory(api.database.control, sure)
    expect((await directory.bySlug(app.slug))?.name).toBe('Before')
    await rename(app.id, 'After')
    expect((await directory.bySlug(app.slug))?.name).toBe('Before')
    await api.inApp(app.id, (tx) => raiseAppVersion(tx, app.id))
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
    directory.close()
  })

  it('remembers nothing while nobody vouches that every change is heard of', async () => {
    const app = await anApp({ name: 'Before' })
    const directory = createAppDirectory(api.database.control, new Changes())
    expect((await directory.bySlug(app.slug))?.name).toBe('Before')
    await rename(app.id, 'After')
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
    directory.close()
  })

  it('reads the row itself for whoever asks how the app is now', async () => {
    const app = await anApp({ name: 'Before' })
    const directory = createAppDirectory(api.database.control, sure)
    await directory.byId(app.id)
    await rename(app.id, 'After')
    expect((await directory.now(app.id))?.name).toBe('After')
    directory.close()
  })

  it('hears of changes that another server commits', async () => {
    const app = await anApp({ name: 'Before' })
    const directory = createAppDirectory(api.database.control, sure)
    await directory.bySlug(app.slug)
    await rename(app.id, 'After')
    const heard = nextChange(app.id)
    await raiseElsewhere(app.id)
    await heard
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
    directory.close()
  })

  it('forgets once what this server commits, however late the notification of it comes back', async () => {
    const [app, last] = [await anApp(), await anApp()]
    const heard: string[] = []
    const stop = appChanges.listen((change) => heard.push(change?.id ?? 'everything'))
    await api.inApp(app.id, (tx) => raiseAppVersion(tx, app.id))
    const all_heard = nextChange(last.id)
    await raiseElsewhere(last.id)
    await all_heard
    stop()
    expect(heard.filter((id) => id === app.id)).toHaveLength(1)
  })

  it('forgets that a slug was free as soon as it is taken', async () => {
    const directory = createAppDirectory(api.database.control, sure)
    const slug = `soon-${newId().slice(-8)}`
    expect(await directory.bySlug(slug)).toBeNull()
    const app = await anApp({ slug })
    await api.inApp(app.id, (tx) => raiseAppVersion(tx, app.id))
    expect((await directory.bySlug(slug))?.id).toBe(app.id)
    directory.close()
  })

  it('does not keep what it read before a change and got after it', async () => {
    const app = await anApp({ name: 'Before' })
    const directory = createAppDirectory(api.database.control, sure)
    const slow = directory.bySlug(app.slug)
    appChanges.tell({ id: app.id, version: 1 })
    await slow
    await rename(app.id, 'After')
    expect((await directory.bySlug(app.slug))?.name).toBe('After')
    directory.close()
  })

  it('asks the database once for many who come at the same time', async () => {
    const app = await anApp()
    let queries = 0
    const directory = createAppDirectory(
      Object.assign(Object.create(api.database.control), {
        selectFrom: (table: 'apps') => {
          queries += 1
          return api.database.control.selectFrom(table)
        },
      }),
      sure,
    )
    await Promise.all(Array.from({ length: 50 }, () => directory.bySlug(app.slug)))
    expect(queries).toBe(1)
    directory.close()
  })
})

describe('the release that members see', () => {
  it('takes theme, languages and tabs along, and undo brings the earlier ones back', async () => {
    const app = await anApp()
    const [first, second] = [newId(), newId()]
    const published = await api.inApp(app.id, async (tx) => {
      const { draft: settings } = await holdApp(tx)
      await switchRelease(tx, createEmit(tx, api.services), { release_id: first, settings })
      return settings
    })
    const caller = { ...app.owner, slug: app.slug }
    await api.as(caller).call('apps.updateAppTheme', { brand_color: { primary: '#112233' } })
    expect((await api.as({ slug: app.slug }).call('apps.getApp')).theme.primary_color).toBe('#f0491e')

    await api.inApp(app.id, async (tx) =>
      switchRelease(tx, createEmit(tx, api.services), {
        release_id: second,
        settings: (await holdApp(tx)).draft,
      }),
    )
    const shown = await api.as({ slug: app.slug }).call('apps.getApp')
    expect([shown.release_id, shown.theme.primary_color]).toEqual([second, '#112233'])
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
    await api.inApp(app.id, (tx) => raiseAppVersion(tx, app.id))
    expect(Number(await versionNow())).toBe(app.version + 1)
    const fails = api.inApp(app.id, async (tx) => {
      await raiseAppVersion(tx, app.id)
      throw new Error('rolled back')
    })
    await expect(fails).rejects.toThrow('rolled back')
    expect(Number(await versionNow())).toBe(app.version + 1)
  })
})

describe('the access epoch', () => {
  it('rises once for each cause', async () => {
    const app = await anApp()
    await api.inApp(app.id, raiseAccessEpoch)
    await api.inApp(app.id, raiseAccessEpoch)
    const row = await api.database.control
      .selectFrom('apps')
      .selectAll()
      .where('id', '=', app.id)
      .executeTakeFirstOrThrow()
    expect(factsOf(readAppRow(row)).access_epoch).toBe(app.access_epoch + 2)
  })
})
