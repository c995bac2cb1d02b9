import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aProduct } from '#test/factories/commerce.ts'
import { aMember, atApp } from '#test/factories/identity.ts'
import { aPage, publishApp } from '#test/factories/pages.ts'
import { anEvent, waitForOccurrences } from '#test/factories/schedule.ts'
import { aServer, type TestServer } from '#test/harness.ts'

const MORNING = new Date('2026-11-21T09:00:00.000Z')
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

let api: TestServer
beforeAll(async () => {
  api = await aServer()
})
beforeEach(() => api.clock.set(MORNING))

const list = (app: TestApp, input: object = NOVEMBER) =>
  api.as(atApp(app.owner, app)).call('schedule.listCalendar', { ...NOVEMBER, ...input })

describe('listCalendar', () => {
  it('lists the dates of published events with what they need, and the pages that open', async () => {
    const app = await anApp({ time_zone: 'Europe/Berlin' })
    const product = await aProduct(app, { title: 'Membership' })
    const gated = { require_purchase: true, products: [product.id] }
    const fields = { first_day: '2026-11-22', time: '18:00', minutes: 45, repeats: 'weekly', place: 'Yard' }
    const event = await anEvent(app, { title: 'Live', fields, node: gated })
    await anEvent(app, { title: 'Draft only' })
    const unlocks_at = '2026-11-30T06:00:00.000Z'
    const week = await aPage(app, { title: 'Week 1', node: { is_scheduled: true, unlocks_at } })
    await publishApp(app)
    await waitForOccurrences(app, event)
    const { events, openings, time_zone, is_cut } = await list(app)
    expect({ time_zone, is_cut }).toEqual({ time_zone: 'Europe/Berlin', is_cut: false })
    expect(openings).toEqual([{ page_id: week.id, title: 'Week 1', opens_at: unlocks_at }])
    const own = events.filter(({ event_id }) => event_id === event.id)
    expect(own).toHaveLength(2)
    expect(own[0]).toMatchObject({
      title: 'Live',
      original_start: '2026-11-22T18:00',
      starts_at: '2026-11-22T17:00:00.000Z',
      ends_at: '2026-11-22T17:45:00.000Z',
      repeats: 'weekly',
      place: 'Yard',
      needs: { is_private: false, sign_in: true, products: ['Membership'] },
    })
    const [other, stranger] = [await anApp(), await aMember(app)]
    expect(await list(other)).toMatchObject({ events: [], openings: [] })
    await expect(api.as(stranger).call('schedule.listCalendar', NOVEMBER)).rejects.toMatchObject({
      status: 401,
    })
  })

  it('refuses days in the wrong order and more than 62', async () => {
    const app = await anApp()
    await expect(list(app, { to: '2026-10-01' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(list(app, { to: '2027-01-01' })).resolves.toBeDefined()
    await expect(list(app, { to: '2027-01-02' })).rejects.toMatchObject({ code: 'range_too_long' })
  })
})
