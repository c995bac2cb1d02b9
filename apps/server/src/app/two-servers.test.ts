import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anIsolatedServer, type TestServer } from '#test/harness.ts'
import { anOpenSocket } from '#test/sockets.ts'
import { loadLiveSite, loadPublishedBytes } from '../features/pages/index.ts'
import { inTransaction } from '../platform/database/app-db.ts'
import { defineFeature, type Feature } from '../platform/feature.ts'
import { defineJob, enqueue } from '../platform/jobs/index.ts'
import { listMailbox } from '../platform/mail/index.ts'
import { newId } from '../platform/ids.ts'
import { NO_APP } from '../platform/http/authenticate-caller.ts'
import { defineNeed, provide } from '../platform/needs.ts'
import { defineChannel } from '../platform/realtime/index.ts'
import { createReadContextFor } from './run-in-app.ts'

const LATER = new Date('2031-05-04T09:00:00.000Z')
const PASSWORD = 'six quiet walnuts'

const nameNeed = defineNeed<string>('probe.name')
const probe_runs: string[] = []
const probeJob = defineJob<{ n: number }>('probe.run', {}, async (ctx, { n }) => {
  probe_runs.push(`${ctx.services.need(nameNeed)} ran ${n} in ${ctx.app.name}`)
})

/** A feature whose response names its server. */
const probe = (name: string): Feature =>
  defineFeature({
    name: 'probe',
    jobs: [probeJob],
    channels: [defineChannel('probe', { authorize: async () => true })],
    needs: [nameNeed],
    provides: [provide(nameNeed, name)],
  })

/** An app of the same slug on each server, and a member of it. */
async function aKiln(api: TestServer, name: string) {
  const owner = { email: `owner@${name}.test`, password: PASSWORD }
  const { authentication_token: token } = await api.as({}).call('team.studioSignUp', { name, ...owner })
  const studio = api.as({ token })
  const { id: app_id } = await studio.call('apps.createApp', {
    name,
    slug: 'kiln',
    starter_kit: 'blank',
    primary_color: '#f0491e',
  })
  await api.as({ token, headers: { 'x-app-slug': 'kiln' } }).call('apps.switchOn', {})
  const email = `member@${name}.test`
  const member = await api.as({ slug: 'kiln' }).call('identity.signUp', { name, email, password: PASSWORD })
  const { apps } = await studio.call('apps.listApps')
  return { app_id, email, token: member.authentication_token, created_at: apps[0]?.created_at }
}

describe('two servers in one process', () => {
  let first: TestServer
  let second: TestServer
  let here: Awaited<ReturnType<typeof aKiln>>
  let there: Awaited<ReturnType<typeof aKiln>>

  beforeAll(async () => {
    first = await anIsolatedServer([probe('first')], LATER)
    second = await anIsolatedServer([probe('second')])
    here = await aKiln(first, 'first')
    there = await aKiln(second, 'second')
  })

  it('use their own clocks', () => {
    expect(here.created_at).toBe(LATER.toISOString())
    expect(there.created_at).toBe(second.clock.now().toISOString())
  })

  it('send mail to their own mailboxes', async () => {
    const mailboxOf = async ({ services }: TestServer) => {
      const mails = await listMailbox(services.database.control, {})
      return new Set(mails.map(({ to_address }) => to_address))
    }
    await vi.waitFor(async () => {
      expect(await mailboxOf(first)).toContain(here.email)
      expect(await mailboxOf(second)).toContain(there.email)
    })
    expect(await mailboxOf(first)).not.toContain(there.email)
    expect(await mailboxOf(second)).not.toContain(here.email)
  })

  it('run their own jobs, with what their own features provide', async () => {
    await inTransaction(first.database, here.app_id, (tx) => enqueue(tx, probeJob, { n: 1 }))
    await inTransaction(second.database, there.app_id, (tx) => enqueue(tx, probeJob, { n: 2 }))
    await vi.waitFor(() => expect(probe_runs).toHaveLength(2))
    expect(probe_runs.toSorted()).toEqual(['first ran 1 in first', 'second ran 2 in second'])
  })

  it('notify only their own dispatchers', () => {
    let received = 0
    const stop = second.database.outbox.listen(() => (received += 1))
    first.database.outbox.raise()
    stop()
    expect(received).toBe(0)
  })

  it('have bytes and sites in caches of their own', async () => {
    const created: string[] = []
    const ask = (api: TestServer, name: string) =>
      loadPublishedBytes(api.services, { key: 'probe', now: api.clock.now() }, async () => {
        created.push(name)
        return { response: { kind: 'absent' }, valid_until: Infinity, fresh_until: Infinity }
      })
    for (const [api, name] of [
      [first, 'first'],
      [second, 'second'],
      [first, 'first'],
    ] as const)
      await ask(api, name)
    expect(created).toEqual(['first', 'second'])

    const release_id = newId()
    const siteOn = ({ services }: TestServer) => {
      const { app } = createReadContextFor(services, NO_APP)
      return loadLiveSite(createReadContextFor(services, { ...app, release_id }))
    }
    const site = await siteOn(first)
    expect(await siteOn(first)).toBe(site)
    expect(await siteOn(second)).not.toBe(site)
  })

  it('publish only to their own listeners', async () => {
    const { socket, next } = await anOpenSocket(first.port, { slug: 'kiln', token: here.token } as never)
    socket.send(JSON.stringify({ type: 'subscribe', channel: 'probe:1' }))
    expect(await next()).toMatchObject({ type: 'subscribed', channel: 'probe:1' })
    for (const { services, said } of [
      { services: second.services, said: 'second' },
      { services: first.services, said: 'first' },
    ])
      services.realtime.publish(here.app_id, 'probe:1', { seq: 0, type: 'said', data: { said } })
    expect(await next()).toMatchObject({
      type: 'events',
      events: [{ type: 'said', data: { said: 'first' } }],
    })
    socket.close()
  })

  it('know no session of each other', async () => {
    const call = second.as({ slug: 'kiln', token: here.token }).call('identity.listSessions')
    await expect(call).rejects.toMatchObject({ status: 401 })
  })

  it('have only the channels and needs of their own features', async () => {
    const plain = await anIsolatedServer()
    const event = { seq: 0, type: 'said', data: {} }
    expect(() => plain.services.realtime.publish(here.app_id, 'probe:1', event)).toThrow('No kind of channel')
    expect(() => plain.services.need(nameNeed)).toThrow('No feature declares the need "probe.name".')
  })
})
