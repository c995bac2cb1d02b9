import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InputFor } from '@foyer/contract/client'
import { aGrant, aRevocation } from '#test/factories/access.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, atApp, PASSWORD } from '#test/factories/identity.ts'
import { publishApp, type TestPage } from '#test/factories/pages.ts'
import { anEvent, listSchedule, waitForOccurrences, type EventOptions } from '#test/factories/schedule.ts'
import { aServer, type Caller, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'

const MORNING = new Date('2026-11-21T09:00:00.000Z')

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})
beforeEach(() => api.clock.set(MORNING))

async function aPublishedEvent(options: EventOptions = {}) {
  const app = await anApp()
  const event = await anEvent(app, options)
  await publishApp(app)
  const [occurrence] = await waitForOccurrences(app, event)
  return { app, event, id: occurrence?.id ?? '' }
}

const answer = (member: Caller, id: string, given?: InputFor<'schedule.subscribeEvent'>['answer']) =>
  api.as(member).call('schedule.subscribeEvent', given ? { id, answer: given } : { id })
const attendance = (caller: Caller, id: string) => api.as(caller).call('schedule.getEventAttendance', { id })
const listOwn = async (member: Caller) =>
  (await api.as(member).call('schedule.listEventSubscriptions', {})).event_subscriptions

const listCalendar = async (member: Caller) => (await listSchedule(member, '2026-11-21', '2026-11-23')).items

async function changeCapacity(app: TestApp, event: TestPage, capacity: number): Promise<void> {
  const { call } = api.as(atApp(app.owner, app))
  const { revision, draft } = await call('pages.getStudioPage', { id: event.id })
  const changed = { ...draft, fields: { ...draft.fields, capacity } }
  await call('pages.saveDraft', { id: event.id, revision, draft: changed })
  await publishApp(app)
}

describe('an answer to an event', () => {
  it('is counted, changed, and part of the sign-in and of the member’s list', async () => {
    const { app, event, id } = await aPublishedEvent()
    const member = await aMember(app)
    expect(await attendance(aGuest(app), id)).toMatchObject({
      answer: null,
      going_count: 0,
      places_left: null,
    })
    expect(await answer(member, id)).toMatchObject({ answer: 'going', is_waiting: false, going_count: 1 })
    expect(await answer(member, id)).toMatchObject({ going_count: 1 })
    expect(await listOwn(member)).toMatchObject([{ id, event_id: event.id, answer: 'going' }])
    const sign_in = { email: member.email, password: PASSWORD }
    const { event_subscriptions } = await api.as(aGuest(app)).call('identity.login', sign_in)
    expect(event_subscriptions).toEqual([id])
    expect(await listCalendar(member)).toMatchObject([{ item_id: id, item_type: 'event_occurrence' }])

    expect(await answer(member, id, 'maybe')).toMatchObject({ going_count: 0, maybe_count: 1 })
    expect(await listCalendar(member)).toHaveLength(1)
    expect(await answer(member, id, 'declined')).toMatchObject({ answer: 'declined', maybe_count: 0 })
    expect(await listOwn(member)).toEqual([])
    expect(await listCalendar(member)).toEqual([])
    await answer(member, id)
    expect(await listCalendar(member)).toHaveLength(1)
  })

  it('waits for a place in a full event, and gets it in order when another changes theirs', async () => {
    const { app, id } = await aPublishedEvent({ fields: { capacity: 1 } })
    const [first, second, third] = [await aMember(app), await aMember(app), await aMember(app)]
    expect(await answer(first, id)).toMatchObject({ is_waiting: false, places_left: 0 })
    expect(await answer(second, id)).toMatchObject({ is_waiting: true, waiting_count: 1, going_count: 1 })
    api.clock.advance(1_000)
    expect(await answer(third, id)).toMatchObject({ is_waiting: true, waiting_count: 2, waiting_position: 2 })
    expect(await listCalendar(second)).toEqual([])
    await answer(first, id, 'declined')
    expect(await attendance(second, id)).toMatchObject({ is_waiting: false, going_count: 1, places_left: 0 })
    expect(await attendance(third, id)).toMatchObject({ waiting_count: 1, waiting_position: 1 })
    expect(await listCalendar(second)).toHaveLength(1)
  })

  it('never takes more places than there are, when all answer at once', async () => {
    const { app, id } = await aPublishedEvent({ fields: { capacity: 3 } })
    const members = await Promise.all(Array.from({ length: 12 }, () => aMember(app)))
    await Promise.all(members.map((member) => answer(member, id)))
    await Promise.all(members.slice(0, 6).map((member) => answer(member, id, 'declined')))
    expect(await attendance(aGuest(app), id)).toMatchObject({ going_count: 3, waiting_count: 3 })
  })

  it('gets a place when the owner adds places, and keeps it when there are fewer', async () => {
    const { app, event, id } = await aPublishedEvent({ fields: { capacity: 1 } })
    const [first, second] = [await aMember(app), await aMember(app)]
    await answer(first, id)
    await answer(second, id)
    await changeCapacity(app, event, 2)
    await expect.poll(() => attendance(second, id)).toMatchObject({ is_waiting: false, going_count: 2 })
    await changeCapacity(app, event, 1)
    await expect.poll(() => attendance(second, id)).toMatchObject({ places_left: 0, is_waiting: false })
  })

  it('gives the place on when its member loses access, is suspended, or closes the account', async () => {
    const [product_id, event_options] = [newId(), { fields: { capacity: 1 } }]
    const node = { require_purchase: true, products: [product_id] }
    const { app, id } = await aPublishedEvent({ ...event_options, node })
    const members = await Promise.all(Array.from({ length: 3 }, () => aMember(app)))
    const grants: { cause_id: string }[] = []
    for (const member of members) {
      grants.push(await aGrant(app, member, { product_id }))
      await answer(member, id)
      api.clock.advance(1_000)
    }
    const [first, second, third] = members
    if (!first || !second || !third) throw new Error('no members')
    await aRevocation(app, first, { product_id }, grants[0]?.cause_id ?? '')
    await expect.poll(() => attendance(second, id)).toMatchObject({ is_waiting: false, going_count: 1 })
    await api.as(atApp(app.owner, app)).call('members.suspendMember', { id: second.user_id })
    await expect.poll(() => attendance(third, id)).toMatchObject({ is_waiting: false, going_count: 1 })
    expect(await listCalendar(third)).toHaveLength(1)
  })

  it('names those who come as the directory does: not hidden and not blocked ones', async () => {
    const { app, id } = await aPublishedEvent({ fields: { capacity: 9 } })
    const [viewer, open, hidden, blocked] = await Promise.all([
      aMember(app, { name: 'Ada' }),
      aMember(app, { name: 'Bo' }),
      aMember(app, { name: 'Cy', profile_visibility: 'private' }),
      aMember(app, { name: 'Di' }),
    ])
    for (const member of [viewer, open, hidden, blocked]) {
      await answer(member, id, member === open ? 'maybe' : 'going')
      api.clock.advance(1_000)
    }
    await api.as(blocked).call('directory.blockMember', { user_id: viewer.user_id })
    expect(await api.as(viewer).call('schedule.listEventPeople', { id })).toMatchObject({
      items: [
        { name: 'Ada', answer: 'going' },
        { name: 'Bo', answer: 'maybe' },
      ],
      has_more: false,
    })
    expect(await attendance(viewer, id)).toMatchObject({
      going_count: 1,
      maybe_count: 1,
      places_left: 6,
      people: [{ name: 'Ada' }],
    })
    expect(await attendance(aGuest(app), id)).toMatchObject({ going_count: 2, people: [] })
    expect(await attendance(hidden, id)).toMatchObject({ going_count: 3 })
  })

  it('opens the link of a video call from 15 minutes before the start to the end, for those who come', async () => {
    const online_url = 'https://meet.example/kiln-7f3a'
    const { app, event, id } = await aPublishedEvent({ fields: { online_url, capacity: 1 } })
    const [comer, waiting, other] = [await aMember(app), await aMember(app), await aMember(app)]
    const link = (member: Caller) => api.as(member).call('schedule.getEventLink', { id })
    await answer(comer, id)
    await answer(waiting, id)
    const { online } = await attendance(comer, id)
    if (!online) throw new Error('no link')
    api.clock.set(new Date(Date.parse(online.opens_at) - 1))
    await expect(link(comer)).rejects.toMatchObject({ code: 'event_link_closed' })
    api.clock.advance(1)
    expect(await link(comer)).toEqual({ url: online_url })
    for (const member of [waiting, other])
      await expect(link(member)).rejects.toMatchObject({ code: 'event_not_joined' })
    await answer(other, id, 'maybe')
    expect(await link(other)).toEqual({ url: online_url })
    const page = await api.as(comer).call('pages.getPageBody', { id: event.id })
    expect(JSON.stringify(page)).not.toContain('kiln-7f3a')
    api.clock.set(new Date(online.closes_at))
    await expect(link(comer)).rejects.toMatchObject({ code: 'event_link_closed' })
    const stranger = await aMember(await anApp())
    await expect(link(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is part of the dates of a period, with the places that are left', async () => {
    const { app, event, id } = await aPublishedEvent({ fields: { capacity: 2 } })
    const member = await aMember(app)
    await answer(member, id)
    const period = { event_id: event.id, start: '2026-11-21T00:00:00Z', end: '2026-11-24T00:00:00Z' }
    const list = async (caller: Caller) =>
      (await api.as(caller).call('schedule.listOccurrences', period)).items
    expect(await list(member)).toMatchObject([{ id, answer: 'going', capacity: 2, places_left: 1 }])
    expect(await list(aGuest(app))).toMatchObject([{ id, answer: null, places_left: 1 }])
  })

  it('is refused once the event is over, and while its page is locked', async () => {
    const { app, id } = await aPublishedEvent()
    const member = await aMember(app)
    api.clock.advance(3 * 86_400_000)
    await expect(answer(member, id)).rejects.toMatchObject({ code: 'event_over' })
    expect(await attendance(member, id)).toMatchObject({ is_over: true })

    api.clock.set(MORNING)
    const gate = { require_purchase: true, products: [newId()] }
    const shown = await aPublishedEvent({ node: { ...gate, allow_browsing: true } })
    const looker = await aMember(shown.app)
    expect(await attendance(looker, shown.id)).toMatchObject({ may_answer: false })
    await expect(answer(looker, shown.id)).rejects.toMatchObject({ code: 'page_locked' })
    const sold = await aPublishedEvent({ node: gate })
    const buyer = await aMember(sold.app)
    await expect(answer(buyer, sold.id)).rejects.toMatchObject({ code: 'page_locked' })
    await expect(attendance(aGuest(sold.app), sold.id)).rejects.toMatchObject({ code: 'page_locked' })
  })

  it('is not found for a private event, another app’s, and an id that nothing has', async () => {
    const hidden = await aPublishedEvent({ node: { is_private: true } })
    const other = await aPublishedEvent()
    const member = await aMember(hidden.app)
    for (const id of [hidden.id, other.id, newId()]) {
      await expect(answer(member, id)).rejects.toMatchObject({ code: 'not_found' })
      await expect(attendance(member, id)).rejects.toMatchObject({ code: 'not_found' })
      const people = api.as(member).call('schedule.listEventPeople', { id })
      await expect(people).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})
