import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashToken } from '#platform/session/tokens.ts'
import { aGrant, stubProducts } from '#test/factories/access.ts'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aPage, publishApp, type TestPage } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { COUNT_HEADER, countQueries } from '#test/queries/count-queries.ts'
import { newId } from '#platform/ids.ts'

type Row = { viewer: { user_id: string }; nodes: unknown[]; holdings: { subscriber_id: string } | null }

const product = newId()

let api: TestServer
let app: TestApp
let other: TestApp
let page: TestPage

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  other = await anApp()
  await stubProducts({ [product]: 'Gold' })
  page = await aPage(app, { node: { require_purchase: true, products: [product] } })
  await publishApp(app)
})

const hashCallerToken = ({ token }: { token?: string | null | undefined }) => hashToken(token ?? '')

async function selectGate(app_id: string, token_hash: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from gate(${app_id}, ${token_hash}, ${page.id}, now())`.execute(api.database.control)
  return rows
}

describe('the gate of a page', () => {
  it('returns the member of a token, the nodes and the owned access', async () => {
    const member = await aMember(app)
    const [row] = await selectGate(app.id, hashCallerToken(member))
    expect(row?.viewer.user_id).toBe(member.user_id)
    expect(row?.holdings?.subscriber_id).toBe(member.subscriber_id)
    expect(row?.nodes).toMatchObject([{ page_id: page.id, require_purchase: true, products: [product] }])
  })

  it('returns nothing for the token of another app, and nothing of another app for its own token', async () => {
    const [member, stranger] = [await aMember(app), await aMember(other)]
    expect(await selectGate(app.id, hashCallerToken(stranger))).toEqual([])
    expect(await selectGate(other.id, hashCallerToken(member))).toEqual([])
    const [row] = await selectGate(other.id, hashCallerToken(stranger))
    expect(row?.nodes).toEqual([])
  })

  it.each([
    ['viewer_of_token', (hash: string) => sql`select * from viewer_of_token(${app.id}, ${hash})`],
    ['access_chain', () => sql`select * from access_chain(${app.id}, array[${page.id}::uuid])`],
  ])('stands behind row-level security: without the app %s finds nothing', async (_name, runQuery) => {
    const member = await aMember(app)
    const query = runQuery(hashCallerToken(member))
    expect((await query.execute(api.database.control)).rows).toEqual([])
    expect((await query.execute(api.database.forApp(other.id))).rows).toEqual([])
    expect((await query.execute(api.database.forApp(app.id))).rows).toHaveLength(1)
  })

  it('leaves no app set on the connection', async () => {
    const member = await aMember(app)
    await Promise.all(Array.from({ length: 20 }, () => selectGate(app.id, hashCallerToken(member))))
    const { rows } = await sql<{ app: string | null }>`
      select current_setting('foyer.app_id', true) as app`.execute(api.database.control)
    expect(rows[0]?.app || null).toBeNull()
  })

  it('is the only database query of a page body once the server has cached the page', async () => {
    const counter = countQueries(api)
    const member = await aMember(app)
    const read = (headers = {}) => api.as({ ...member, headers }).call('pages.getPageBody', { id: page.id })
    await expect(read()).rejects.toMatchObject({ code: 'purchase_required' })
    await aGrant(app, member, { product_id: product })
    await read()
    await read({ [COUNT_HEADER]: 'body' })
    expect(counter.takeCount('body').texts).toEqual(['select * from gate($1, $2, $3, $4)'])
  })
})
