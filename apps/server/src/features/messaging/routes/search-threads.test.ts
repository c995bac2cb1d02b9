import { beforeAll, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember } from '#test/factories/identity.ts'
import {
  aDirectThread,
  aFeed,
  aGroup,
  aThread,
  postMessage,
  setMessaging,
} from '#test/factories/messaging.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let maren: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ messaging: { member_to_member: true } })
  maren = await aMember(app, { name: 'Maren Oduya' })
})

const search = async (caller: Caller, term: string) =>
  (await api.as(caller).call('messaging.searchThreads', { term })).items

it('finds conversations by the people in them, for those in them', async () => {
  const lena = await aMember(app, { name: 'Léna Fischer' })
  const priya = await aMember(app, { name: 'Priya Raman' })
  const direct = await aDirectThread(maren, lena)
  const group = await aGroup(maren, [lena, priya])
  await postMessage(maren, direct, 'Hi')
  await postMessage(maren, group, 'Hi all')
  expect(await search(maren, 'lena')).toEqual([
    {
      id: group,
      type: 'group',
      title: 'Léna Fischer, Priya Raman',
      page_path: null,
      ranges: [{ start: 0, end: 4 }],
      people: [
        expect.objectContaining({ name: 'Léna Fischer' }),
        expect.objectContaining({ name: 'Priya Raman' }),
      ],
    },
    expect.objectContaining({ id: direct, type: 'direct', title: 'Léna Fischer' }),
  ])
  expect(await search(await aMember(app), 'lena')).toEqual([])
  expect(await search(await aMember(await anApp()), 'lena')).toEqual([])
  await expect(search(aGuest(app), 'lena')).rejects.toMatchObject({ code: 'unauthorized' })

  await api.as(lena).call('directory.blockMember', { user_id: maren.user_id })
  expect(await search(maren, 'lena')).toEqual([])
  expect(await search(maren, 'priya')).toMatchObject([{ id: group, title: 'Priya Raman' }])
})

it('finds channels and commented pages by title, as far as they are open', async () => {
  const own = await anApp()
  const member = await aMember(own)
  const [page, feed] = [await aThread(own), await aFeed(own)]
  await postMessage(member, page, 'A comment')
  expect(await search(member, 'wins')).toMatchObject([
    { id: feed, type: 'feed', ranges: [{ start: 0, end: 4 }] },
  ])
  expect(await search(member, 'squat slow')).toMatchObject([{ id: page, type: 'page' }])
  await setMessaging(own, { is_chat_available: false })
  await expect.poll(() => search(member, 'wins')).toEqual([])
})
