import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#platform/session/tokens.ts'
import { aMember, type MemberCaller } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aThread } from '#test/factories/messaging.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../ids.ts'

let api: TestServer
let app: TestApp
let other: TestApp
let thread: string

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  other = await anApp()
  thread = await aThread(app)
})

type Row = { viewer: { user_id: string } | null; is_claimed: boolean; status: number | null }

/** Opens a write like `open_write`, reads its row and rolls back. */
async function opened(app_id: string, token_hash: string): Promise<Row | undefined> {
  const open = await api.database.openTransaction(app_id, async () => undefined)
  const { rows } = await sql<Row>`
    select * from open_write(${app_id}, ${token_hash}, ${thread}, now(), 'scope', 'key', 'call', 'hash')`.execute(
    open.tx,
  )
  await open.rollback()
  return rows[0]
}

const post = (member: MemberCaller, message: string, idempotency_key: string, id = thread) =>
  api
    .as(member)
    .call('messaging.postMessage', { id, data: { action: 'publish', message } }, { idempotency_key })

const keys = async (key: string) => {
  const { rows } = await api.inApp(app.id, (tx) =>
    sql<{ status: number }>`select status from idempotency_keys where key = ${key}`.execute(tx),
  )
  return rows
}

describe('the statement that opens a write', () => {
  it('finds the session and claims the key', async () => {
    const member = await aMember(app)
    const row = await opened(app.id, hashToken(member.token ?? ''))
    expect(row).toMatchObject({ viewer: { user_id: member.user_id }, is_claimed: true, status: null })
  })

  it('finds no viewer for the token of another app', async () => {
    const stranger = await aMember(other)
    expect(await opened(app.id, hashToken(stranger.token ?? ''))).toMatchObject({ viewer: null })
  })

  it('works behind row-level security, which refuses the key of another app', async () => {
    const claim = sql`insert into idempotency_keys (app_id, scope, key, call, input_hash)
      values (${other.id}, 's', 'k', 'c', 'h')`
    const open = await api.database.openTransaction(app.id, (tx) =>
      sql`select * from open_write(${app.id}, 'nobody', ${thread}, now(), 'scope', 'key', 'call', 'hash')`.execute(
        tx,
      ),
    )
    await expect(claim.execute(open.tx)).rejects.toThrow(/row-level security/)
    await open.rollback()
  })
})

describe('a write that opens with its key', () => {
  it('runs once, however often it is repeated, sequentially or concurrently', async () => {
    const member = await aMember(app)
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(member, 'Once', key)))
    answers.push(await post(member, 'Once', key))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const { messages } = await api.as(member).call('messaging.listMessages', { id: thread })
    expect(messages.filter(({ user }) => user?.user_id === member.user_id)).toHaveLength(1)
    expect(await keys(key)).toEqual([{ status: 200 }])
  })

  it('refuses the key with another body, and writes nothing of it', async () => {
    const member = await aMember(app)
    const key = newId()
    await post(member, 'One', key)
    await expect(post(member, 'Two', key)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  })

  it('leaves the key unused when it is refused or has no caller', async () => {
    const member = await aMember(app)
    const key = newId()
    await expect(post(member, 'Hello', key, newId())).rejects.toMatchObject({ status: 404 })
    await expect(post({ ...member, token: 'nobody' }, 'Hello', key)).rejects.toMatchObject({ status: 401 })
    expect(await keys(key)).toEqual([])
    await post(member, 'Hello', key)
    expect(await keys(key)).toEqual([{ status: 200 }])
  })
})
