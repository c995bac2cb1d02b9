import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread } from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { createDatabase, inTransaction } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import type { Services } from '#platform/services.ts'
import { createPlainContext } from '../message-context.ts'
import { toNewParts } from '../new-parts.ts'
import { sendMessage } from './send-message.ts'

let api: TestServer
let app: TestApp
let sender: Awaited<ReturnType<typeof aMember>>
beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  sender = await aMember(app)
})

it('returns the same response for the same idempotency key and client_id, and refuses another text under it', async () => {
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

it('writes one message where the name is also the key: the same answer, no other text', async () => {
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
})

it('refuses another text under one client_id sent at the same time, and writes one of them', async () => {
  const thread = await aThread(app)
  const member = await aMember(app)
  const send = (message: string) =>
    api.as(member).call('messaging.postMessage', {
      id: thread,
      data: { action: 'publish', message, client_id: 'at-once' },
    })
  const settled = await Promise.allSettled([send('One'), send('One'), send('One https://foyer.example')])
  const { messages } = await api.as(member).call('messaging.listMessages', { id: thread, order: 'asc' })
  const is_short = messages.length === 1
  expect(messages.map(({ message }) => message)).toEqual(is_short ? ['One'] : ['One', ''])
  const sent = { status: 'fulfilled', value: { messages } }
  const refused = { status: 'rejected', reason: { status: 409, code: 'idempotency_key_reused' } }
  expect(settled).toMatchObject(is_short ? [sent, sent, refused] : [refused, refused, sent])
})

it('refuses a client_id that its sender used in another thread, whatever the key, and stores no response under it', async () => {
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

/** Sends in a transaction of its own, on this server or on another one of the same database. */
async function sendVia(services: Services, send: { thread_id: string; client_id: string }) {
  const { user_id, name } = sender
  const author = { user_id, name, avatar_urls: null, is_admin: false }
  return inTransaction(services.database, app.id, (tx) =>
    sendMessage(tx, services, {
      ...send,
      author,
      parts: toNewParts('Hello'),
      context: createPlainContext(author),
      now: api.clock.now(),
    }),
  )
}

const twoServers = () => [api.services, { ...api.services, database: createDatabase(api.database.pool) }]

it('writes one client_id into one of two threads sent at the same time, and all other client_ids', async () => {
  const threads = [await aThread(app), await aThread(app)]
  const [one, two] = twoServers() as [Services, Services]
  for (const [here, there] of [
    [one, two],
    [one, one],
  ] as const) {
    const shared = newId()
    const settled = await Promise.allSettled(
      threads.flatMap((thread_id, server_index) =>
        [newId(), shared, newId()].map((client_id) =>
          sendVia(server_index === 0 ? here : there, { thread_id, client_id }),
        ),
      ),
    )
    const named = [settled[1], settled[4]].toSorted((a, b) =>
      (a?.status ?? '').localeCompare(b?.status ?? ''),
    )
    const written = { status: 'fulfilled', value: { messages: [{ text: 'Hello' }] } }
    expect([0, 2, 3, 5].map((server_index) => settled[server_index])).toMatchObject([
      written,
      written,
      written,
      written,
    ])
    expect(named).toMatchObject([written, { status: 'rejected', reason: { code: 'idempotency_key_reused' } }])
  }
})

it('numbers without gaps what two servers write into the same threads in other orders', async () => {
  const threads: string[] = []
  for (let n = 0; n < 4; n += 1) threads.push(await aThread(app))
  const sent: { thread_id: string; seq: number }[] = []
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(
      twoServers().flatMap((services, n) =>
        (n === 0 ? threads : threads.toReversed()).map(async (thread_id) => {
          const { seq } = await sendVia(services, { thread_id, client_id: newId() })
          sent.push({ thread_id, seq })
        }),
      ),
    )
  }
  for (const thread of threads) {
    const seqs = sent.filter(({ thread_id }) => thread_id === thread).map(({ seq }) => seq)
    expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1))
  }
})

it('counts messages and authors once, also for a repeat', async () => {
  const thread_id = newId()
  const [one, two] = await Promise.all([aMember(app), aMember(app)])
  const send = async (text: string, client_id: string, { user_id, name }: typeof one) => {
    const author = { user_id, name, avatar_urls: null, is_admin: false }
    const { seq, messages } = await api.inApp(app.id, (tx) =>
      sendMessage(tx, api.services, {
        thread_id,
        author,
        parts: toNewParts(text),
        context: createPlainContext(author),
        client_id,
        now: api.clock.now(),
      }),
    )
    return [seq, ...messages.map((row) => row.text)]
  }
  expect(await send('First', 'a', one)).toEqual([1, 'First'])
  expect(await send('Second', 'b', two)).toEqual([2, 'Second'])
  expect(await send('Third', 'c', one)).toEqual([3, 'Third'])
  expect(await send('Second', 'b', two)).toEqual([2, 'Second'])
  const threads = await api.inApp(app.id, (tx) =>
    tx
      .selectFrom('threads')
      .select(['message_count', 'author_count'])
      .select(sql<boolean>`latest_message_ts = last_ts`.as('is_latest'))
      .where('id', '=', thread_id)
      .execute(),
  )
  expect(threads).toEqual([{ message_count: 3, author_count: 2, is_latest: true }])
})
