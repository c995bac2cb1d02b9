import { beforeAll, describe, expect, it } from 'vitest'
import { setPageAccess } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
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
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp
type Member = Awaited<ReturnType<typeof aMember>>

let maren: Member
let jo: Member
let priya: Member

beforeAll(async () => {
  api = await aServer()
  app = await anApp({ messaging: { member_to_member: true } })
  maren = await aMember(app, { name: 'Maren Oduya' })
  jo = await aMember(app, { name: 'Jo Okereke' })
  priya = await aMember(app, { name: 'Priya Raman' })
})

const search = (
  caller: Caller,
  term: string,
  more: { thread_id?: string; before?: string; limit?: number } = {},
) => api.as(caller).call('messaging.searchMessages', { term, ...more })
const find = async (caller: Caller, term: string, thread_id?: string) =>
  (await search(caller, term, thread_id === undefined ? {} : { thread_id })).items.map(
    ({ excerpt }) => excerpt,
  )
const act = (
  caller: Caller,
  id: string,
  data: { action: 'delete'; message_ts: string } | { action: 'edit'; message_ts: string; message: string },
) => api.as(caller).call('messaging.postMessage', { id, data })
const post = async (caller: Caller, id: string, text: string): Promise<string> =>
  (await postMessage(caller, id, text)).messages[0]?.message_ts ?? ''

describe('the words of a search', () => {
  let thread: string
  beforeAll(async () => {
    thread = await aGroup(maren, [jo, priya])
    for (const text of [
      'Crème brûlée after the café',
      'Krafttraining an der Straße',
      'كَتَبَ إبراهيم الرسالة',
      '明日は東京都で朝ヨガ',
      '100% effort_max "now" it\'s over; \\ done',
    ])
      await post(maren, thread, text)
  })

  it.each([
    ['CAFE creme', 'Crème brûlée after the café'],
    ['brul', 'Crème brûlée after the café'],
    ['strasse kraft', 'Krafttraining an der Straße'],
    ['ابراه', 'كَتَبَ إبراهيم الرسالة'],
    ['東京', '明日は東京都で朝ヨガ'],
    ['よが', '明日は東京都で朝ヨガ'],
    ['100%', '100% effort_max "now" it\'s over; \\ done'],
    ["it's", '100% effort_max "now" it\'s over; \\ done'],
    ['"now"', '100% effort_max "now" it\'s over; \\ done'],
    ['%%', '100% effort_max "now" it\'s over; \\ done'],
  ])('find by “%s”', async (term, text) => {
    expect(await find(jo, term, thread)).toEqual([text])
  })

  it.each(['training', '東都', "'; drop table messages; --", 'caf%press', 'café press', '{}', '$5'])(
    'find nothing by “%s”',
    async (term) => {
      expect(await find(jo, term, thread)).toEqual([])
    },
  )

  it('name the places to highlight, the author and the thread', async () => {
    expect(await search(jo, 'BRULEE', { thread_id: thread })).toMatchObject({
      items: [
        {
          thread: { id: thread, type: 'group', title: 'Maren Oduya, Priya Raman' },
          message: { message_thread_id: thread, is_root: true, user: { name: 'Maren Oduya' } },
          ranges: [{ start: 6, end: 12 }],
        },
      ],
      next_before: null,
    })
  })

  it('are shown with what is around them', async () => {
    await post(maren, thread, `${'before '.repeat(60)}needle <@Jo Okereke> ${'after '.repeat(60)}`)
    const { items } = await search(jo, 'needle', { thread_id: thread })
    const { excerpt, ranges } = items[0] ?? { excerpt: '', ranges: [] }
    expect(excerpt).toMatch(/^…before .*needle @Jo Okereke after .*…$/)
    expect(ranges.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['needle'])
  })

  it.each(['a', ' a ', 'a'.repeat(61)])('are refused as “%s”', async (term) => {
    await expect(search(jo, term)).rejects.toMatchObject({ code: 'invalid' })
  })

  it('come newest first, page by page', async () => {
    const texts = ['zebra one', 'zebra two', 'zebra three']
    for (const text of texts) await post(maren, thread, text)
    const first = await search(jo, 'zebra', { limit: 2 })
    expect(first.items.map(({ excerpt }) => excerpt)).toEqual(['zebra three', 'zebra two'])
    const rest = await search(jo, 'zebra', { limit: 2, before: first.next_before ?? '0' })
    expect(rest.items.map(({ excerpt }) => excerpt)).toEqual(['zebra one'])
  })
})

describe('what a search may find', () => {
  it('follows an edit and a deletion', async () => {
    const thread = await aDirectThread(maren, jo)
    const ts = await post(maren, thread, 'Meet at the harbour')
    await act(maren, thread, { action: 'edit', message_ts: ts, message: 'Meet at the lighthouse' })
    expect([await find(jo, 'harbour'), await find(jo, 'lighthouse')]).toEqual([
      [],
      ['Meet at the lighthouse'],
    ])
    await act(maren, thread, { action: 'delete', message_ts: ts })
    expect(await find(maren, 'lighthouse')).toEqual([])
    const stored = await api.inApp(app.id, (tx) =>
      tx
        .selectFrom('messages')
        .select('search_tokens')
        .where('thread_id', '=', thread)
        .where('message_ts', '=', ts)
        .execute(),
    )
    expect(stored).toEqual([{ search_tokens: [] }])
  })

  it('leaves out what the team has hidden', async () => {
    const thread = await aDirectThread(maren, jo)
    const ts = await post(maren, thread, 'Quarrelsome words')
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('messages')
        .set({ hidden_at: new Date() })
        .where('thread_id', '=', thread)
        .where('message_ts', '=', ts)
        .execute(),
    )
    expect([await find(jo, 'quarrel'), await find(maren, 'quarrel')]).toEqual([[], []])
  })

  it('is of one’s own threads only, and not of another app', async () => {
    const thread = await aDirectThread(maren, priya)
    await post(maren, thread, 'Velvet curtains')
    const elsewhere = await anApp()
    const stranger = await aMember(elsewhere)
    expect(await find(priya, 'velvet')).toEqual(['Velvet curtains'])
    expect([await find(jo, 'velvet'), await find(stranger, 'velvet')]).toEqual([[], []])
    await expect(search(jo, 'velvet', { thread_id: thread })).rejects.toMatchObject({ code: 'not_found' })
    await expect(search(stranger, 'velvet', { thread_id: thread })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(search(jo, 'velvet', { thread_id: newId() })).rejects.toMatchObject({ code: 'not_found' })
    await expect(search(aGuest(app), 'velvet')).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('ends for who is removed, and starts when somebody joins', async () => {
    const thread = await aGroup(maren, [jo, priya])
    const ts = await post(maren, thread, 'Umbrella before')
    const set = (joined_ts: string | null) =>
      api.inApp(app.id, async (tx) => {
        const rows = tx.updateTable('thread_participants').set({ joined_ts: joined_ts ?? '0' })
        await rows.where('thread_id', '=', thread).where('user_id', '=', jo.user_id).execute()
        if (joined_ts !== null) return
        const gone = tx.deleteFrom('thread_participants').where('thread_id', '=', thread)
        await gone.where('user_id', '=', jo.user_id).execute()
      })
    await set(ts)
    await post(maren, thread, 'Umbrella after')
    expect(await find(jo, 'umbrella')).toEqual(['Umbrella after'])
    expect(await find(priya, 'umbrella')).toEqual(['Umbrella after', 'Umbrella before'])
    await set(null)
    expect(await find(jo, 'umbrella')).toEqual([])
  })

  it('includes replies where the message above is or was seen', async () => {
    const thread = await aGroup(maren, [jo, priya])
    const parent = await post(maren, thread, 'How was the walrus?')
    const [{ reply_thread_id }, reply] = await aReply(jo, thread, parent, 'The walrus was grand')
    const { items } = await search(priya, 'walrus grand')
    expect(items).toMatchObject([
      { thread: { id: reply_thread_id, type: 'reply' }, message: { message_ts: reply, is_root: false } },
    ])
    const late = await aMember(app, { name: 'Lena Fischer' })
    await api.inApp(app.id, (tx) =>
      tx
        .insertInto('thread_participants')
        .values({
          app_id: app.id,
          thread_id: thread,
          user_id: late.user_id,
          joined_ts: parent,
          joined_at: new Date(),
        })
        .execute(),
    )
    expect(await find(late, 'walrus')).toEqual([])
    await act(maren, thread, { action: 'delete', message_ts: parent })
    expect(await find(priya, 'walrus')).toEqual(['The walrus was grand'])
    expect(await find(late, 'walrus')).toEqual([])
  })

  it('leaves out a direct thread and the messages of who is blocked, for both', async () => {
    const otto = await aMember(app, { name: 'Otto Hall' })
    const group = await aGroup(maren, [otto, priya])
    const direct = await aDirectThread(maren, otto)
    await post(otto, group, 'Papaya in the group')
    await post(maren, direct, 'Papaya between us')
    await api.as(maren).call('directory.blockMember', { user_id: otto.user_id })
    expect(await find(maren, 'papaya')).toEqual([])
    expect(await find(otto, 'papaya')).toEqual(['Papaya in the group'])
    expect(await find(priya, 'papaya')).toEqual(['Papaya in the group'])
  })

  it('follows the access of a page, a channel and the chat of the app', async () => {
    const own = await anApp()
    const member = await aMember(own)
    const page = await aThread(own)
    const feed = await aFeed(own)
    await post(member, page, 'Tangerine below a page')
    await post(member, feed, 'Tangerine in a channel')
    const reader = await aMember(own)
    expect((await find(reader, 'tangerine')).toSorted()).toEqual([
      'Tangerine below a page',
      'Tangerine in a channel',
    ])
    await setPageAccess(own, page, { require_purchase: true, products: [(await aProduct(own)).id] })
    expect(await find(reader, 'tangerine')).toEqual(['Tangerine in a channel'])
    await expect(search(reader, 'tangerine', { thread_id: page })).rejects.toMatchObject({ status: 403 })
    await setMessaging(own, { is_chat_available: false })
    expect(await find(reader, 'tangerine')).toEqual([])
  })
})

async function aReply(by: Member, thread_id: string, message_ts: string, message: string) {
  const parent_message_id = `${thread_id}:${message_ts}`
  const { thread, messages } = await api
    .as(by)
    .call('messaging.createThread', { parent_message_id, messages: [{ message }] })
  return [{ reply_thread_id: thread.id }, messages[0]?.message_ts ?? ''] as const
}
