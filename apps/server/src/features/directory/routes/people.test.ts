import { beforeAll, describe, expect, it } from 'vitest'
import { aGrant, aRevocation, setAppAccess } from '#test/factories/access.ts'
import { aGuest, aMember, aTeamMember, aUser } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aThread, postMessage } from '#test/factories/messaging.ts'
import { aPage } from '#test/factories/pages.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

type Member = Awaited<ReturnType<typeof aMember>>

const directory = (caller: Caller, more: { term?: string; page?: string; properties?: string } = {}) =>
  api.as(caller).call('directory.listDirectory', more)
const names = async (caller: Caller, term: string) =>
  (await directory(caller, { term })).items.map(({ name }) => name)
const choose = (caller: Caller, more: { term?: string; ids?: string[]; excluded_by_thread?: string }) =>
  api.as(caller).call('directory.listSubscribers', more)
const profile = (caller: Caller, { user_id }: { user_id: string }) =>
  api.as(caller).call('directory.getProfile', { id: user_id })
const block = (caller: Caller, { user_id }: { user_id: string }) =>
  api.as(caller).call('directory.blockMember', { user_id })
const unblock = (caller: Caller, { user_id }: { user_id: string }) =>
  api.as(caller).call('directory.unblockMember', { user_id })
const change = (caller: Caller, more: object) => api.as(caller).call('identity.updateSubscriber', more)
const not_found = { status: 404, code: 'not_found' }

describe('who is there for a member', () => {
  /** People of one rare name, each hidden for a reason of their own but the first three. */
  async function aCrowd(word: string) {
    const place = await anApp()
    const me = await aMember(place, { name: `${word} Me` })
    const of = (name: string, more = {}) => aMember(place, { name: `${word} ${name}`, ...more })
    const hidden = { profile_visibility: 'private' } as const
    return {
      place,
      me,
      open: await of('Open'),
      coach: await of('Coach', { ...hidden, is_admin: true }),
      voice: await of('Voice', { ...hidden, is_app_messaging_profile: true }),
      hidden: await of('Hidden', hidden),
      suspended: await of('Suspended', { suspended_at: new Date() }),
      outside: await aUser(place, { name: `${word} Outside` }),
      other: await aMember(await anApp(), { name: `${word} Other` }),
    }
  }

  it('are those who show themselves, the team, and oneself', async () => {
    const crowd = await aCrowd('Zorka')
    const visible = ['Zorka Coach', 'Zorka Me', 'Zorka Open', 'Zorka Voice']
    expect(await names(crowd.me, 'zor')).toEqual(visible)
    const chosen = await choose(crowd.me, { term: 'zorka' })
    expect(chosen.items.map(({ name }) => name)).toEqual(visible.filter((name) => name !== 'Zorka Me'))
    const ids = [crowd.open, crowd.coach, crowd.hidden, crowd.suspended, crowd.other].map(
      (one) => one.subscriber_id,
    )
    const picked = await choose(crowd.me, { ids })
    expect(picked.items.map(({ name }) => name)).toEqual(['Zorka Coach', 'Zorka Open'])
    expect(picked.items[0]).toMatchObject({ is_staff: true, user_id: crowd.coach.user_id })
    for (const seen_one of [crowd.me, crowd.open, crowd.coach, crowd.voice])
      expect((await profile(crowd.me, seen_one)).name).toBe(seen_one.name)
    const away = [crowd.hidden, crowd.suspended, crowd.outside, crowd.other, { user_id: newId() }]
    for (const one of away) {
      await expect(profile(crowd.me, one)).rejects.toMatchObject(not_found)
      await expect(unblock(crowd.me, one)).rejects.toMatchObject(not_found)
    }
    for (const one of away.slice(1)) await expect(block(crowd.me, one)).rejects.toMatchObject(not_found)
  })

  it('are private profiles, too, for the team', async () => {
    const crowd = await aCrowd('Quillon')
    const team = await aMember(crowd.place, { name: 'Team', is_admin: true })
    expect(await names(team, 'quillon')).toContain('Quillon Hidden')
    expect((await profile(team, crowd.hidden)).abilities.block).toBe(true)
  })

  it('never comes with an address', async () => {
    const me = await aMember(app)
    const other = await aMember(app, { name: 'Wilhelmina Vale', email: 'secret-vale@example.com' })
    await block(me, await aMember(app, { email: 'blocked-vale@example.com' }))
    const answers = [
      await directory(me, { term: 'wilhelmina' }),
      await choose(me, { term: 'wilhelmina' }),
      await profile(me, other),
      await api.as(me).call('directory.listBlocked', {}),
    ]
    expect(JSON.stringify(answers)).not.toContain('example.com')
    expect(await names(me, 'secret')).toEqual([])
  })

  it('is nothing for guests, for who waits outside, and for the studio', async () => {
    for (const caller of [aGuest(app), await aUser(app), await aTeamMember(app)]) {
      const status = expect.toSatisfy((code) => code === 401 || code === 403)
      await expect(directory(caller)).rejects.toMatchObject({ status })
      await expect(choose(caller, {})).rejects.toMatchObject({ status })
      await expect(profile(caller, { user_id: newId() })).rejects.toMatchObject({ status })
      await expect(block(caller, { user_id: newId() })).rejects.toMatchObject({ status })
      await expect(unblock(caller, { user_id: newId() })).rejects.toMatchObject({ status })
      await expect(change(caller, {})).rejects.toMatchObject({ status })
      await expect(api.as(caller).call('directory.listBlocked', {})).rejects.toMatchObject({ status })
    }
    const suspended = await aMember(app, { suspended_at: new Date() })
    await expect(directory(suspended)).rejects.toMatchObject({ status: 401 })
  })
})

describe('listDirectory', () => {
  it('lists everyone by name, each once, however many hidden people are between', async () => {
    const place = await anApp()
    const me = await aMember(place, { name: 'Aaa' })
    for (let n = 0; n < 60; n += 1) {
      const name = `Person ${String(n).padStart(2, '0')} Personsson`
      await aMember(place, { name, profile_visibility: n % 2 === 0 ? 'private' : 'public' })
    }
    for (const term of ['', 'pers']) {
      const visible: string[] = []
      let page: string | null = null
      do {
        const more: { term: string; page?: string } = page === null ? { term } : { term, page }
        const answer = await directory(me, more)
        expect(answer.items.length).toBeGreaterThan(0)
        expect(answer).toMatchObject({ total: term === '' ? 31 : 30, is_total_capped: false })
        visible.push(...answer.items.map(({ name }) => name))
        expect(answer.has_more).toBe(answer.next_page !== null)
        page = answer.next_page
      } while (page !== null)
      expect(new Set(visible).size).toBe(visible.length)
      expect(visible).toHaveLength(term === '' ? 31 : 30)
    }
  })

  it('finds by the beginnings of every word, in any order', async () => {
    const me = await aMember(app)
    await aMember(app, { name: 'Ottoline de la Fontaine' })
    expect(await names(me, 'font otto')).toEqual(['Ottoline de la Fontaine'])
    expect(await names(me, 'toline')).toEqual([])
    expect(await names(me, '%')).toEqual([])
  })

  it('finds names without their accents, and sorts them in the order of all lists', async () => {
    const club = await anApp()
    const me = await aMember(club, { name: 'Zacharias' })
    for (const name of ['Öystein Ödman', 'Olga Orr', 'Łukasz Odd']) await aMember(club, { name })
    expect(await names(me, 'od')).toEqual(['Łukasz Odd', 'Öystein Ödman'])
    expect(await names(me, '')).toEqual(['Łukasz Odd', 'Olga Orr', 'Öystein Ödman', 'Zacharias'])
  })

  it('refuses a cursor of another search, and properties that are not visible', async () => {
    const me = await aMember(app)
    const wrong = { page: Buffer.from('["name","x","","a","b"]').toString('base64url') }
    await expect(directory(me, wrong)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path: 'page', code: 'cursor_invalid' }] },
    })
    await expect(directory(me, { properties: 'city' })).rejects.toMatchObject({
      problem: { errors: [{ path: 'properties', code: 'unknown_property' }] },
    })
  })
})

describe('listSubscribers', () => {
  it('omits the participants of a thread if the viewer may read the thread', async () => {
    const [me, there] = [await aMember(app), await aMember(app, { name: 'Xanthe There' })]
    const away = await aMember(app, { name: 'Xanthe Away' })
    const thread = await aThread(app)
    await postMessage(there, thread, 'Here')
    const { items } = await choose(me, { term: 'xanthe', excluded_by_thread: thread })
    expect(items.map(({ user_id }) => user_id)).toEqual([away.user_id])
    const unreadable = [
      await aThread(app, { require_purchase: true, products: [newId()] }),
      await aThread(await anApp()),
      newId(),
    ]
    for (const excluded_by_thread of unreadable)
      await expect(choose(me, { excluded_by_thread })).rejects.toMatchObject(not_found)
  })

  it('shows to whom the viewer may write, and a profile shows why not', async () => {
    const place = await anApp()
    const settings = (messaging: { member_to_member: boolean; is_chat_available?: boolean }) =>
      api.as({ ...place.owner, slug: place.slug }).call('apps.updateApp', {
        messaging: { is_chat_available: true, member_to_admin: true, ...messaging },
      })
    const me = await aMember(place)
    const [open, shut] = [
      await aMember(place, { name: 'Talk Open' }),
      await aMember(place, { name: 'Talk Shut', can_receive_messages_from_members: false }),
    ]
    const coach = await aMember(place, { name: 'Talk Coach', is_admin: true })
    const may = async () =>
      (await choose(me, { term: 'talk' })).items.map(({ name, can_message }) => [name, can_message])
    await settings({ member_to_member: true })
    await expect.poll(may).toEqual([
      ['Talk Coach', true],
      ['Talk Open', true],
      ['Talk Shut', false],
    ])
    expect(await profile(me, open)).toMatchObject({ can_message: true, no_message_reason: null })
    expect(await profile(me, shut)).toMatchObject({ no_message_reason: 'not_accepting' })
    expect(await profile(me, me)).toMatchObject({ no_message_reason: 'is_self' })
    await settings({ member_to_member: false })
    await expect.poll(async () => (await profile(me, open)).can_message).toBe(false)
    expect((await profile(me, coach)).can_message).toBe(true)
    await settings({ member_to_member: true, is_chat_available: false })
    await expect.poll(async () => (await profile(me, open)).no_message_reason).toBe('chat_unavailable')
  })
})

describe('updateSubscriber', () => {
  it('changes what is sent and leaves the rest', async () => {
    const me = await aMember(app)
    await change(me, { language: 'en' })
    const { user } = await change(me, { profile_visibility: 'private' })
    expect(user).toMatchObject({ language: 'en', profile_visibility: 'private' })
    expect(
      (await change(me, { can_receive_messages_from_members: false, language: null })).user,
    ).toMatchObject({
      language: null,
      can_receive_messages_from_members: false,
      profile_visibility: 'private',
    })
    await expect(change(me, { language: 'xx' })).rejects.toMatchObject({ status: 422 })
    await expect(change(me, { is_admin: true })).rejects.toMatchObject({ status: 422 })
  })

  it('hides a profile from others at once and shows it again', async () => {
    const [me, other] = [await aMember(app, { name: 'Yrsa Veil' }), await aMember(app)]
    expect(await names(other, 'yrsa')).toEqual(['Yrsa Veil'])
    await change(me, { profile_visibility: 'private' })
    expect(await names(other, 'yrsa')).toEqual([])
    await expect(profile(other, me)).rejects.toMatchObject(not_found)
    await change(me, { profile_visibility: 'public' })
    expect(await names(other, 'yrsa')).toEqual(['Yrsa Veil'])
  })
})

describe('blocking', () => {
  const two = async (): Promise<[Member, Member]> => [
    await aMember(app, { name: 'Brynja One' }),
    await aMember(app, { name: 'Brynja Two' }),
  ]

  it('hides two people from each other without revealing who blocked', async () => {
    const [me, other] = await two()
    expect(await block(me, other)).toEqual({ blocked_user_ids: [other.user_id] })
    expect(await names(me, 'brynja')).not.toContain('Brynja Two')
    expect(await names(other, 'brynja')).not.toContain('Brynja One')
    expect(await profile(me, other)).toMatchObject({
      is_blocked_by_me: true,
      can_message: false,
      no_message_reason: 'is_blocked_by_me',
    })
    const blocked_error = await profile(other, me).catch((error: unknown) => error)
    const unknown = await profile(other, { user_id: newId() }).catch((error: unknown) => error)
    const bytes = (error: unknown) =>
      JSON.stringify({ ...(error as { problem: object }).problem, request_id: '', instance: '' })
    expect(bytes(blocked_error)).toBe(bytes(unknown))
    await expect(block(other, me)).rejects.toMatchObject(not_found)
    await unblock(me, other)
    expect(await names(other, 'brynja')).toContain('Brynja One')
  })

  it('stays visible to the blocker, also when the other blocked first', async () => {
    const [me, other] = await two()
    await block(me, other)
    await api.inApp(app.id, (tx) =>
      tx
        .insertInto('blocked_people')
        .values({
          app_id: app.id,
          blocker_user_id: other.user_id,
          blocked_user_id: me.user_id,
          created_at: new Date(),
        })
        .execute(),
    )
    expect((await profile(me, other)).is_blocked_by_me).toBe(true)
    await unblock(me, other)
    await expect(profile(me, other)).rejects.toMatchObject(not_found)
  })

  it('is possible behind a private profile, since its owner is read in comments', async () => {
    const [me, other] = await two()
    await change(other, { profile_visibility: 'private' })
    await expect(profile(me, other)).rejects.toMatchObject(not_found)
    expect(await block(me, other)).toEqual({ blocked_user_ids: [other.user_id] })
    expect((await profile(me, other)).is_blocked_by_me).toBe(true)
  })

  it('refuses oneself and the team', async () => {
    const place = await anApp()
    const me = await aMember(place)
    await expect(block(me, me)).rejects.toMatchObject({ code: 'cannot_block_self' })
    for (const staff of [{ is_admin: true }, { is_app_messaging_profile: true }])
      await expect(block(me, await aMember(place, staff))).rejects.toMatchObject({
        code: 'cannot_block_team',
      })
  })

  it('is listed, with no more than a name of who is suspended', async () => {
    const [me, other] = await two()
    const gone = await aMember(app, { name: 'Brynja Gone' })
    await block(me, other)
    await block(me, gone)
    await api.inApp(app.id, (tx) =>
      tx
        .updateTable('users')
        .set({
          suspended_at: new Date(),
          avatar_urls: JSON.stringify({ small: 'a', medium: 'b', large: 'c' }),
        })
        .where('app_id', '=', app.id)
        .where('id', '=', gone.user_id)
        .execute(),
    )
    const { items, has_more } = await api.as(me).call('directory.listBlocked', {})
    expect(items.map(({ name, avatar_urls }) => [name, avatar_urls])).toEqual([
      ['Brynja Gone', null],
      ['Brynja Two', null],
    ])
    expect(has_more).toBe(false)
    await expect(profile(me, gone)).rejects.toMatchObject(not_found)
    expect(await unblock(me, gone)).toEqual({ blocked_user_ids: [other.user_id] })
    expect((await api.as(other).call('directory.listBlocked', {})).items).toEqual([])
  })

  it('is reported at sign-in only to the blocker', async () => {
    const [me, other] = await two()
    await block(me, other)
    const at = async ({ email }: Member) =>
      (await api.as(aGuest(app)).call('identity.login', { email, password: 'long grass in june' }))
        .blocked_user_ids
    expect(await at(me)).toEqual([other.user_id])
    expect(await at(other)).toEqual([])
  })

  it('is one block however often and however parallel it comes', async () => {
    const [me, other] = await two()
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? block(me, other) : unblock(me, other))),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    await Promise.all([block(me, other), block(me, other)])
    const { items } = await api.as(me).call('directory.listBlocked', {})
    expect(items.map(({ user_id }) => user_id)).toEqual([other.user_id])
    await unblock(me, other)
    expect((await api.as(me).call('directory.listBlocked', {})).items).toEqual([])
  })
})

describe('the people of an app for subscribers', () => {
  it('are visible to owners of the required product and to the team, and to nobody else', async () => {
    const place = await anApp()
    const [product, overlay] = [await aProduct(place), await aPage(place, { title: 'Offer' })]
    await setAppAccess(place, {
      is_subscriber_only: true,
      app_products: [product.id],
      purchase_overlay: overlay.id,
    })
    const [buyer, stranger] = [await aMember(place, { name: 'Ottoline Buyer' }), await aMember(place)]
    const { cause_id } = await aGrant(place, buyer, { product_id: product.id })
    const team = await aMember(place, { is_admin: true })
    const listReads = (one: Member) => [
      () => directory(one, { term: 'ottoline' }),
      () => directory(one),
      () => choose(one, { ids: [buyer.subscriber_id] }),
      () => choose(one, { term: 'ottoline' }),
    ]
    const offered = {
      status: 403,
      code: 'purchase_required',
      problem: { params: { product_ids: product.id, overlay_id: overlay.id } },
    }
    for (const read of listReads(stranger)) await expect(read()).rejects.toMatchObject(offered)
    for (const user_id of [buyer.user_id, newId()])
      await expect(profile(stranger, { user_id })).rejects.toMatchObject(offered)
    for (const read of listReads(team)) expect((await read()).items.length).toBeGreaterThan(0)
    expect((await directory(buyer)).items.length).toBeGreaterThan(0)
    expect((await profile(buyer, stranger)).user_id).toBe(stranger.user_id)

    expect((await profile(stranger, stranger)).user_id).toBe(stranger.user_id)
    expect((await api.as(stranger).call('directory.listBlocked', {})).items).toEqual([])
    await aGrant(place, stranger, { product_id: product.id })
    expect((await profile(stranger, buyer)).name).toBe('Ottoline Buyer')
    await aRevocation(place, buyer, { product_id: product.id }, cause_id)
    await expect(directory(buyer)).rejects.toMatchObject(offered)
  })
})
