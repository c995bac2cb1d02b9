import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { anApp, anOwner } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { starterKitNeed, type StarterKitInstall } from '../index.ts'

let api: TestServer
let installed: StarterKitInstall[] = []
let install = async (input: StarterKitInstall): Promise<void> => void installed.push(input)

beforeAll(async () => {
  api = await aServer()
  api.replace(starterKitNeed, { install: (input) => install(input) })
})

beforeEach(() => {
  installed = []
  install = async (input) => void installed.push(input)
})

let count = 0
function anInput(change: Partial<InputFor<'apps.createApp'>> = {}): InputFor<'apps.createApp'> {
  count += 1
  return {
    name: 'Slow Burn',
    slug: `slow-burn-${count}`,
    starter_kit: 'strength',
    primary_color: '#F0491E',
    ...change,
  }
}

describe('POST /studio/apps', () => {
  it('creates an app that responds on its own host at once, with the chosen theme', async () => {
    const owner = await anOwner()
    const input = anInput({
      app_look: 'square',
      card_style: 'flat',
      default_color_mode: 'dark',
      time_zone: 'Europe/Berlin',
    })
    const app = await api.as(owner).call('apps.createApp', input)

    expect(app).toMatchObject({
      slug: input.slug,
      name: 'Slow Burn',
      is_sandbox: true,
      time_zone: 'Europe/Berlin',
      default_locale: 'en',
      address: {
        url: `http://${input.slug}.localhost`,
        is_reachable: false,
        obstacle: 'loopback',
      },
      theme: {
        app_look: 'square',
        card_style: 'flat',
        default_color_mode: 'dark',
        primary_color: '#f0491e',
      },
      access: {
        is_private: false,
        allow_anonymous_browsing: true,
      },
    })
    const boot = await api.as({ slug: input.slug }).call('apps.getApp')
    expect(boot).toMatchObject({ id: app.id, name: 'Slow Burn', theme: app.theme })
  })

  it('lets the chosen kit fill the new app, as that app, in the same transaction', async () => {
    const owner = await anOwner()
    let seen: unknown
    install = async ({ tx, app, by }) => {
      await tx
        .insertInto('app_access_changes')
        .values({
          app_id: tx.app_id,
          id: app.id,
          access: '{}',
          team_member_id: by.id,
          changed_at: new Date(),
        })
        .execute()
      seen = { tx_app: tx.app_id, app: app.id, slug: app.slug, by: by.id }
    }
    const input = anInput()
    const app = await api.as(owner).call('apps.createApp', input)
    expect(seen).toEqual({ tx_app: app.id, app: app.id, slug: input.slug, by: owner.team_member_id })
    const rows = await api.database.forApp(app.id).selectFrom('app_access_changes').select('id').execute()
    expect(rows).toEqual([{ id: app.id }])
  })

  it('leaves nothing behind when its starter kit fails', async () => {
    const owner = await anOwner()
    const input = anInput()
    install = () => Promise.reject(new Error('the kit is broken'))
    await expect(api.as(owner).call('apps.createApp', input)).rejects.toMatchObject({
      status: 500,
      code: 'internal',
    })
    install = async () => undefined
    expect(await api.as(owner).call('apps.checkSlug', { slug: input.slug })).toMatchObject({ is_free: true })
    await expect(api.as(owner).call('apps.createApp', input)).resolves.toMatchObject({ slug: input.slug })
  })

  it('gives a slug to exactly one of twenty concurrent requests', async () => {
    const owners = await Promise.all(Array.from({ length: 20 }, () => anOwner()))
    const slug = 'wanted-by-all'
    const outcomes = await Promise.allSettled(
      owners.map((owner) => api.as(owner).call('apps.createApp', anInput({ slug }))),
    )
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'slug_taken'))
    expect(installed).toHaveLength(1)
  })

  it('creates one app for a request that is sent twice', async () => {
    const owner = await anOwner()
    const input = anInput()
    const key = { idempotency_key: `once ${input.slug}`.replaceAll(' ', '-') }
    const first = await api.as(owner).call('apps.createApp', input, key)
    const second = await api.as(owner).call('apps.createApp', input, key)
    expect(second.id).toBe(first.id)
    expect(installed).toHaveLength(1)
  })

  it.each([
    ['slug_invalid', 'a'],
    ['slug_invalid', 'two words'],
    ['slug_reserved', 'studio'],
    ['slug_reserved', 'SANDBOX'],
  ])('refuses with %s the slug "%s"', async (code, slug) => {
    const owner = await anOwner()
    await expect(api.as(owner).call('apps.createApp', anInput({ slug }))).rejects.toMatchObject({
      status: 422,
      code,
    })
  })

  it('refuses a slug that another account has, also when that app is deleted', async () => {
    const other = await anApp()
    const owner = await anOwner()
    await expect(api.as(owner).call('apps.createApp', anInput({ slug: other.slug }))).rejects.toMatchObject({
      code: 'slug_taken',
    })
    await api.database.control
      .updateTable('apps')
      .set({ deleted_at: new Date() })
      .where('id', '=', other.id)
      .execute()
    await expect(api.as(owner).call('apps.createApp', anInput({ slug: other.slug }))).rejects.toMatchObject({
      code: 'slug_taken',
    })
  })

  it.each([
    ['name', { name: '  ' }],
    ['primary_color', { primary_color: 'red' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['time_zone', { time_zone: '+05:30' }],
  ])('names the field %s when it is wrong', async (path, change) => {
    const owner = await anOwner()
    const refusal = api.as(owner).call('apps.createApp', anInput(change))
    await expect(refusal).rejects.toMatchObject({ code: 'invalid', problem: { errors: [{ path }] } })
  })

  it('is for owners and account admins, not for admins and not for strangers', async () => {
    const { account_id } = await anOwner()
    const account_admin = await anOwner({ account_id, role: 'account_admin' })
    const admin = await anOwner({ account_id, role: 'admin' })
    await expect(api.as(account_admin).call('apps.createApp', anInput())).resolves.toMatchObject({
      abilities: { update: true },
    })
    await expect(api.as(admin).call('apps.createApp', anInput())).rejects.toMatchObject({ status: 403 })
    await expect(api.as({}).call('apps.createApp', anInput())).rejects.toMatchObject({ status: 401 })
  })
})

describe('GET /studio/apps', () => {
  it('lists only the apps of the own account, oldest first', async () => {
    const first = await anApp({ name: 'First' })
    const second = await anApp({ name: 'Second', owner: first.owner })
    await anApp({ name: 'Someone else’s' })
    const { apps } = await api.as(first.owner).call('apps.listApps')
    expect(apps.map(({ id, name, is_published }) => ({ id, name, is_published }))).toEqual([
      { id: first.id, name: 'First', is_published: false },
      { id: second.id, name: 'Second', is_published: false },
    ])
  })

  it('is empty for a new account and refused to others', async () => {
    expect(await api.as(await anOwner()).call('apps.listApps')).toEqual({ apps: [] })
    await expect(api.as({}).call('apps.listApps')).rejects.toMatchObject({ status: 401 })
  })
})

describe('GET /studio/slugs/:slug', () => {
  it.each([
    ['never-used-before', { is_free: true, reason: null, suggestion: null }],
    ['api', { is_free: false, reason: 'slug_reserved', suggestion: 'my-api' }],
    ['Iron & Oak', { is_free: false, reason: 'slug_invalid', suggestion: 'iron-oak' }],
    ['***', { is_free: false, reason: 'slug_invalid', suggestion: null }],
  ])('says of "%s" what stands against it', async (slug, answer) => {
    expect(await api.as(await anOwner()).call('apps.checkSlug', { slug })).toMatchObject(answer)
  })

  it('offers the next free one for a slug that is taken', async () => {
    const app = await anApp({ slug: 'taken-already' })
    await anApp({ slug: 'my-taken-already', owner: app.owner })
    expect(await api.as(app.owner).call('apps.checkSlug', { slug: 'taken-already' })).toEqual({
      slug: 'taken-already',
      is_free: false,
      reason: 'slug_taken',
      suggestion: 'taken-already-app',
    })
  })

  it('returns nothing to guests', async () => {
    await expect(api.as({}).call('apps.checkSlug', { slug: 'kiln' })).rejects.toMatchObject({ status: 401 })
  })
})
