import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aSecondServer, clientFor } from '#test/harness.ts'
import { installDemo } from './demo.ts'

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

it(
  'the demo is created once, and an interrupted start is continued by the next one',
  { timeout: 180_000 },
  async () => {
    const server = await aSecondServer()
    const { data_dir } = server.services.config
    const [file, unfinished] = [join(data_dir, 'demo.json'), join(data_dir, 'demo.json.begun')]
    const files = async () => (await readdir(data_dir)).filter((name) => name.startsWith('demo'))

    await expect(installDemo({ ...server, port: 1 })).rejects.toBeInstanceOf(Error)
    expect(await files()).toEqual(['demo.json.begun'])

    const created = await installDemo(server)
    expect(await installDemo(server)).toEqual(created)
    expect(await files()).toEqual(['demo.json'])

    await rename(file, unfinished)
    expect(await installDemo(server)).toEqual(created)
    const { call } = clientFor(server.port, { slug: created.slug })
    const { user, authentication_token: token } = await call('identity.login', created.member)
    expect(user.email).toBe(created.member.email)

    const member = clientFor(server.port, { slug: created.slug, token })
    const summary = await member.call('workouts.getTrainingSummary', {})
    expect(summary).toMatchObject({ session_count: 18 })
    expect(summary.weeks_in_a_row).toBeGreaterThanOrEqual(6)
    const own = await member.call('library.getMyContent', {})
    expect(own.programs.map(({ title, done }) => `${title} ${done}`)).toEqual(['Hips, every day 1'])
    expect(own.bookmarked_items).toHaveLength(1)
    const { items } = await member.call('workouts.listTrainedExercises', {})
    expect(items.map(({ exercise }) => exercise?.title)).toContain('Dumbbell floor press')
    expect((await member.call('workouts.getBody', {})).weights).toHaveLength(7)
    const owner_token = (await call('team.studioLogin', created.owner)).authentication_token
    const owner = clientFor(server.port, { slug: created.slug, token: owner_token })
    const { items: invoices } = await member.call('commerce.listInvoices', {})
    expect(invoices).toMatchObject([{ titles: ['Pull-up Primer'], total: 1900 }])
    const sessions = await owner.call('workouts.listMemberSessions', { id: user.id })
    const { event_subscriptions } = await member.call('schedule.listEventSubscriptions', {})
    expect(event_subscriptions).toMatchObject([
      { title: 'An hour of questions', capacity: 8, places_left: 6 },
    ])
    const now = server.services.clock.now().getTime()
    const days = { from: toDay(now), to: toDay(now + 4 * 86_400_000) }
    const scheduled = await member.call('schedule.listSchedule', days)
    const for_all = scheduled.items.filter(({ scope_type }) => scope_type === 'app')
    expect(for_all.map(({ item }) => item?.title)).toEqual(['Hips under load'])
    const { threads } = await member.call('messaging.listThreads', {})
    expect(threads.map(({ type, message_count }) => `${type} ${message_count}`).toSorted()).toEqual([
      'direct 2',
      'direct 3',
      'feed 2',
      'group 6',
    ])
    const { broadcasts } = await owner.call('notifications.listBroadcasts', {})
    expect(broadcasts.filter(({ state }) => state === 'draft')).toHaveLength(1)
    expect(sessions.items.map(({ comment_count }) => comment_count).filter(Boolean)).toEqual([1])
  },
)
