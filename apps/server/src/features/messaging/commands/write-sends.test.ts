import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import { aMember } from '#test/factories/accounts.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread } from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { textsOf } from '#test/queries/counting.ts'
import { createDatabase } from '#platform/database/app-db.ts'
import { writeTogether } from '#platform/http/write-together.ts'
import { newId } from '#platform/ids.ts'
import type { Services } from '#platform/services.ts'
import { sendMessages } from './write-sends.ts'

let api: TestServer
let app: TestApp
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
})

it('gives one with a name the same answer for the same idempotency key, and refuses another text under it', async () => {
  const thread = await aThread(app)
  const member = await aMember(app)
  const key = newId()
  const send = (message: string) =>
    api.raw('POST', `/api/v1/threads/${thread}/messages`, {
      host: `${app.slug}.localhost`,
      headers: {
        'content-type': 'application/json',
        'x-user-token': member.token,
        'idempotency-key': key,
      },
      body: JSON.stringify({ data: { action: 'publish', message, client_id: 'named' } }),
    })
  const first = await send('Once')
  const message_ts = (first.json() as { messages: { message_ts: string }[] }).messages[0]?.message_ts ?? ''
  await api.as(member).call('messaging.postMessage', { id: thread, data: { action: 'like', message_ts } })
  const again = await send('Once')
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.text).toBe(first.text)
  expect((await send('Twice')).json()).toMatchObject({ status: 409, code: 'idempotency_key_reused' })
  expect((await api.as(member).call('messaging.listMessages', { id: thread })).messages).toHaveLength(1)
})

it('is its own record where the name is also the key: one message, the same answer, no other text', async () => {
  const thread = await aThread(app)
  const [member, other] = await Promise.all([aMember(app), aMember(app)])
  const send = ({ token }: { token: string }, message: string) =>
    api.raw('POST', `/api/v1/threads/${thread}/messages`, {
      host: `${app.slug}.localhost`,
      headers: { 'content-type': 'application/json', 'x-user-token': token, 'idempotency-key': 'its-name' },
      body: JSON.stringify({ data: { action: 'publish', message, client_id: 'its-name' } }),
    })
  const [first, second] = await Promise.all([
    send(member, 'See https://foyer.example'),
    send(member, 'See https://foyer.example'),
  ])
  expect(second.text).toBe(first.text)
  const again = await send(member, 'See https://foyer.example')
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.text).toBe(first.text)
  for (const other_text of [
    'Twice',
    'See',
    'See https://foyer.example https://foyer.example/more',
    'https://foyer.example',
  ]) {
    expect((await send(member, other_text)).json()).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    })
  }
  expect((await send(other, 'Twice')).json()).toMatchObject({ messages: [{ message: 'Twice' }] })
  const { messages } = await api.as(member).call('messaging.listMessages', { id: thread })
  expect(messages).toHaveLength((first.json() as { messages: unknown[] }).messages.length + 1)
  const keys = await api.inApp(app.id, (tx) =>
    tx.selectFrom('idempotency_keys').select('key').where('key', '=', 'its-name').execute(),
  )
  expect(keys).toEqual([])
})

it('refuses the other text under one key that comes at the same moment, and writes none of it', async () => {
  const thread = await aThread(app)
  const { user_id, name } = await aMember(app)
  const author = { user_id, name, avatar_urls: {}, is_admin: false }
  const send = (text: string) =>
    writeTogether(api.services, app.id, sendMessages, {
      item: { thread_id: thread, author, text, client_id: 'at-once', now: api.clock.now() },
      keyed: null,
      answer: ({ is_another, is_repeated, messages }) => ({
        is_another,
        is_repeated,
        count: messages.length,
      }),
    })
  const settled = await Promise.all([send('One'), send('One'), send('One https://foyer.example')])
  expect(settled.map(({ answer }) => answer)).toEqual([
    { is_another: false, is_repeated: false, count: 1 },
    { is_another: false, is_repeated: true, count: 1 },
    { is_another: true, is_repeated: true, count: 1 },
  ])
})

it('refuses a name that its sender gave in another thread, whatever the key, and keeps no answer under it', async () => {
  const [thread, other] = [await aThread(app), await aThread(app)]
  const member = await aMember(app)
  const send = (id: string, idempotency_key: string, client_id = 'named-once') =>
    api
      .as(member)
      .call(
        'messaging.postMessage',
        { id, data: { action: 'publish', message: 'Hello', client_id } },
        { idempotency_key },
      )
  const reused = { status: 409, code: 'idempotency_key_reused' }
  const first = await send(thread, 'named-once')
  await expect(send(other, 'named-once')).rejects.toMatchObject(reused)
  await expect(send(other, 'another-key')).rejects.toMatchObject(reused)
  expect(await send(thread, 'named-once')).toEqual(first)
  expect((await send(other, 'another-key', 'another-name')).messages).toHaveLength(1)
  expect((await api.as(member).call('messaging.listMessages', { id: other })).messages).toHaveLength(1)
})

it('writes one name into one thread of two that two servers write at the same moment, and all that goes with it', async () => {
  const threads = [await aThread(app), await aThread(app)]
  const { user_id, name } = await aMember(app)
  const author = { user_id, name, avatar_urls: {}, is_admin: false }
  const servers = [api.services, { ...api.services, database: createDatabase(api.database.pool) }]
  const send = (services: Services, thread_id: string, client_id: string) =>
    writeTogether(services, app.id, sendMessages, {
      item: { thread_id, author, text: 'Hello', client_id, now: api.clock.now() },
      keyed: null,
      answer: ({ messages, is_repeated }) => ({ count: messages.length, is_repeated }),
    })
  const written = { status: 'fulfilled', value: { answer: { count: 1, is_repeated: false } } }
  for (const [here, there] of [servers, [api.services, api.services]] as const) {
    const shared = newId()
    const sends = threads.flatMap((thread, place) => {
      const services = (place === 0 ? here : there) ?? api.services
      return [newId(), shared, newId()].map((client_id) => send(services, thread, client_id))
    })
    const settled = await Promise.allSettled(sends)
    const [named, unnamed] = [
      [1, 4],
      [0, 2, 3, 5],
    ].map((places) => places.map((place) => settled[place]))
    expect(unnamed).toMatchObject([written, written, written, written])
    expect(named?.toSorted((a, b) => (a?.status ?? '').localeCompare(b?.status ?? ''))).toMatchObject([
      written,
      { status: 'rejected', reason: { code: 'idempotency_key_reused' } },
    ])
  }
})

it('numbers without gaps what two servers write into the same threads in other orders', async () => {
  const threads: Awaited<ReturnType<typeof aThread>>[] = []
  for (let n = 0; n < 4; n += 1) threads.push(await aThread(app))
  const { user_id, name } = await aMember(app)
  const author = { user_id, name, avatar_urls: {}, is_admin: false }
  const servers = [api.services, { ...api.services, database: createDatabase(api.database.pool) }]
  const send = (services: Services, thread_id: string) =>
    writeTogether(services, app.id, sendMessages, {
      item: { thread_id, author, text: 'Hello', client_id: newId(), now: api.clock.now() },
      keyed: null,
      answer: ({ seq }) => ({ thread_id, seq }),
    })
  const sent: { thread_id: string; seq: number }[] = []
  for (let round = 0; round < 6; round += 1) {
    const both = servers.flatMap((services, n) =>
      (n === 0 ? threads : threads.toReversed()).map((thread_id) => send(services, thread_id)),
    )
    for (const { answer } of await Promise.all(both)) sent.push(answer)
  }
  for (const thread of threads) {
    const seqs = sent.filter(({ thread_id }) => thread_id === thread).map(({ seq }) => seq)
    expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  }
})

it('appends to a thread that stands in one statement, and goes the long way for a first message and a repeat', async () => {
  const thread = newId()
  const people = await Promise.all([aMember(app), aMember(app)])
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const send = async (
    text: string,
    client_id: string,
    { user_id, name }: { user_id: string; name: string },
  ) => {
    const author = { user_id, name, avatar_urls: {}, is_admin: false }
    query.mockClear()
    const { answer } = await writeTogether(api.services, app.id, sendMessages, {
      item: { thread_id: thread, author, text, client_id, now: api.clock.now() },
      keyed: null,
      answer: ({ seq, is_repeated, messages }) => ({
        seq,
        is_repeated,
        said: messages.map((row) => row.text),
      }),
    })
    const texts = query.mock.calls.flatMap(([asked]) => textsOf(asked))
    return { ...answer, is_long: texts.some((text) => text.includes('with sent as')) }
  }
  const [one, two] = people as [(typeof people)[0], (typeof people)[0]]
  expect(await send('First', 'a', one)).toEqual({
    seq: 1,
    is_repeated: false,
    said: ['First'],
    is_long: true,
  })
  expect(await send('Second', 'b', two)).toEqual({
    seq: 2,
    is_repeated: false,
    said: ['Second'],
    is_long: false,
  })
  expect(await send('Third', 'c', one)).toEqual({
    seq: 3,
    is_repeated: false,
    said: ['Third'],
    is_long: false,
  })
  expect(await send('Second', 'b', two)).toEqual({
    seq: 2,
    is_repeated: true,
    said: ['Second'],
    is_long: true,
  })
  query.mockRestore()
  const stands = await api.inApp(app.id, (tx) =>
    tx
      .selectFrom('threads')
      .select(['message_count', 'author_count'])
      .select(sql<boolean>`latest_message_ts = last_ts`.as('is_latest'))
      .where('id', '=', thread)
      .execute(),
  )
  expect(stands).toEqual([{ message_count: 3, author_count: 2, is_latest: true }])
})
