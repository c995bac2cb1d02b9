import { DEFAULT_CHOICES } from '@foyer/domain/notifications'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aGuest, aMember, aUser } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

const defaults = { ...DEFAULT_CHOICES, is_all_reminders_inactive: false }

describe('the notification settings', () => {
  it('are the defaults until the member has chosen', async () => {
    const member = await aMember(app)
    expect(await api.as(member).call('notifications.getSettings')).toEqual(defaults)
    expect(await api.as(member).call('notifications.updateSettings', {})).toEqual(defaults)
  })

  it('change only by what is sent, and report when no reminder is left', async () => {
    const member = await aMember(app)
    const changed = { ...defaults, remind_day_of: false }
    const answer = await api.as(member).call('notifications.updateSettings', { remind_day_of: false })
    expect(answer).toEqual(changed)
    const off = { is_daily_reminders: false }
    expect(await api.as(member).call('notifications.updateSettings', off)).toEqual({
      ...changed,
      ...off,
      is_all_reminders_inactive: true,
    })
    expect(await api.as(member).call('notifications.getSettings')).toMatchObject({
      ...off,
      remind_day_of: false,
    })
  })

  it('store every one of many simultaneous changes', async () => {
    const member = await aMember(app)
    const names = Object.keys(DEFAULT_CHOICES) as (keyof typeof DEFAULT_CHOICES)[]
    const flipped = Object.fromEntries(
      names.map((name) => {
        const value = DEFAULT_CHOICES[name]
        return [name, typeof value === 'boolean' ? !value : '09:30']
      }),
    )
    await Promise.all(
      names.map((name) => api.as(member).call('notifications.updateSettings', { [name]: flipped[name] })),
    )
    expect(await api.as(member).call('notifications.getSettings')).toMatchObject(flipped)
  })

  it('are each member’s own, in each app', async () => {
    const [member, other] = [await aMember(app), await aMember(app)]
    const other_app_member = await aMember(await anApp())
    await api.as(member).call('notifications.updateSettings', { receive_blast_notifications: false })
    for (const one of [other, other_app_member])
      expect(await api.as(one).call('notifications.getSettings')).toEqual(defaults)
  })

  it.each([
    ['a word for yes', { is_daily_reminders: 'yes' }, 'is_daily_reminders'],
    ['somebody’s id', { subscriber_id: crypto.randomUUID() }, 'subscriber_id'],
  ])('refuse %s', async (_what, input, path) => {
    const member = await aMember(app)
    await expect(api.as(member).call('notifications.updateSettings', input as never)).rejects.toMatchObject({
      status: 422,
      problem: { errors: [{ path }] },
    })
  })

  it('accept what they answer, and compute again what follows from the others', async () => {
    const member = await aMember(app)
    const read = await api.as(member).call('notifications.getSettings')
    const sent = { ...read, is_all_reminders_inactive: !read.is_all_reminders_inactive }
    expect(await api.as(member).call('notifications.updateSettings', sent)).toEqual(read)
  })

  it('are available only to members', async () => {
    const closed = await anApp({ access: { is_private: true } })
    await expect(api.as(await aUser(closed)).call('notifications.getSettings')).rejects.toMatchObject({
      status: 403,
    })
    await expect(api.as(aGuest(app)).call('notifications.getSettings')).rejects.toMatchObject({ status: 401 })
  })
})
