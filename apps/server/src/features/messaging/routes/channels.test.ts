import { beforeAll, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember } from '#test/factories/identity.ts'
import { postMessage } from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
let owner: Caller

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  owner = { ...app.owner, slug: app.slug }
})

const create = (caller: Caller, input: { title: string; posting?: 'everyone' | 'team' }) =>
  api.as(caller).call('messaging.createChannel', input)
const feeds = async (caller: Caller) =>
  (await api.as(caller).call('messaging.listThreads', { type: 'feed' })).threads

it('opens a channel to every member, who writes where everyone may', async () => {
  const [member, admin] = [await aMember(app), await aMember(app, { is_admin: true })]
  const wins = await create(owner, { title: 'Wins' })
  const news = await create(owner, { title: 'News', posting: 'team' })
  expect(wins).toMatchObject({ title: 'Wins', posting: 'everyone', archived_at: null, message_count: 0 })
  expect(
    (await feeds(member)).map(({ title, no_send_reason }) => `${title}: ${no_send_reason}`).toSorted(),
  ).toEqual(['News: team_only', 'Wins: null'])
  await postMessage(member, wins.id, 'A new best')
  await postMessage(admin, news.id, 'Open on Sunday')
  await expect(postMessage(member, news.id, 'Why?')).rejects.toMatchObject({ code: 'thread_is_read_only' })
  expect((await feeds(await aMember(await anApp()))).length).toBe(0)
})

it('changes, archives and restores a channel', async () => {
  const member = await aMember(app)
  const { id } = await create(owner, { title: 'Old' })
  const change = { id, title: 'New', posting: 'team' as const }
  expect(await api.as(owner).call('messaging.updateChannel', change)).toMatchObject(change)
  const archive = (is_archived: boolean) =>
    api.as(owner).call('messaging.archiveChannel', { id, is_archived })
  const archived = await archive(true)
  expect(archived.archived_at).not.toBeNull()
  expect(await archive(true)).toEqual(archived)
  await expect(api.as(member).call('messaging.getThread', { id })).rejects.toMatchObject({ status: 404 })
  expect((await api.as(owner).call('messaging.listChannels', {})).items.at(-1)).toEqual(archived)
  expect((await archive(false)).archived_at).toBeNull()
  expect(await api.as(member).call('messaging.getThread', { id })).toMatchObject({ title: 'New' })
})

it('refuses an ordinary team member, unknown channels and those of another app', async () => {
  const admin = await aTeamMember(app, { role: 'admin' })
  const foreign = await anApp()
  const { id } = await create({ ...foreign.owner, slug: foreign.slug }, { title: 'Foreign' })
  await expect(create(admin, { title: 'Mine' })).rejects.toMatchObject({ status: 403 })
  expect((await api.as(admin).call('messaging.listChannels', {})).items.length).toBeGreaterThan(0)
  for (const unknown of [id, newId()]) {
    for (const call of [
      () => api.as(owner).call('messaging.updateChannel', { id: unknown, title: 'Mine' }),
      () => api.as(owner).call('messaging.archiveChannel', { id: unknown, is_archived: true }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 })
  }
})

it('has at most 50 open channels', async () => {
  const place = await anApp()
  const by = { ...place.owner, slug: place.slug }
  for (let n = 0; n < 50; n += 1) await create(by, { title: `Channel ${n}` })
  await expect(create(by, { title: 'One more' })).rejects.toMatchObject({ code: 'too_many_channels' })
})
