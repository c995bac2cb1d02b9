import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#test/factories/identity.ts'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '#platform/ids.ts'
import { activePageIds, activeProductIds, type LedgerRow } from './ledger.fixture.ts'
import { appendEntitlement, listActiveEntitlements, type EntitlementCause } from './ledger.ts'

const now = new Date('2026-05-10T12:00:00.000Z')
const [gold, silver, attic] = [newId(), newId(), newId()]

/** A random row from few subjects, causes and times, so that lines overlap. */
const aRow = fc.record({
  kind: fc.constantFrom('grant' as const, 'revocation' as const),
  subject: fc.constantFrom({ product_id: gold }, { product_id: silver }, { page_id: attic }),
  cause: fc.constantFrom<EntitlementCause>('purchase', 'subscription'),
  cause_id: fc.constantFrom('one', 'two'),
  from: fc.integer({ min: -4, max: 2 }),
  until: fc.option(fc.integer({ min: -3, max: 4 }), { nil: null }),
})

type Row = typeof aRow extends fc.Arbitrary<infer Made> ? Made : never

const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000)

describe('the owned access of a subscriber', () => {
  let api: TestServer
  let app: TestApp

  beforeAll(async () => {
    api = await aServer()
    app = await anApp()
  })

  it('follows the ledger rule for any rows in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aRow, { maxLength: 12 }), async (rows) => {
        const { subscriber_id } = await aMember(app)
        await api.inApp(app.id, async (tx) => {
          for (const { kind, subject, cause, cause_id, from, until } of rows) {
            const ends_at = kind === 'grant' && until !== null ? day(until) : null
            const subjects = { product_id: null, page_id: null, ...subject }
            const times = { starts_at: day(from), ends_at, created_at: now }
            const rest = {
              id: newId(),
              subscriber_id,
              kind,
              cause,
              cause_id,
              reason: null,
              note: '',
              actor_id: null,
            }
            await appendEntitlement(tx, { ...rest, ...subjects, ...times })
          }
        })
        const entitlements = await listActiveEntitlements(api.database.forApp(app.id), subscriber_id, now)
        const ledger = rows.map(toLedgerRow)
        expect(new Set(entitlements.flatMap((right) => right.product_id ?? []))).toEqual(
          activeProductIds(ledger, now.toISOString()),
        )
        expect(new Set(entitlements.flatMap((right) => right.page_id ?? []))).toEqual(
          activePageIds(ledger, now.toISOString()),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('does not change when the same grant comes again', async () => {
    const { subscriber_id } = await aMember(app)
    const row = {
      subscriber_id,
      kind: 'grant' as const,
      product_id: gold,
      page_id: null,
      starts_at: now,
      ends_at: null,
    }
    const rest = {
      cause: 'purchase' as const,
      cause_id: 'x',
      reason: null,
      note: '',
      actor_id: null,
      created_at: now,
    }
    const added = await api.inApp(app.id, async (tx) => [
      await appendEntitlement(tx, { id: newId(), ...row, ...rest }),
      await appendEntitlement(tx, { id: newId(), ...row, ...rest }),
    ])
    expect(added).toEqual([true, false])
  })
})

function toLedgerRow({ kind, subject, cause, cause_id, from, until }: Row): LedgerRow {
  return {
    kind,
    subject,
    cause: { kind: cause === 'purchase' ? 'order' : 'subscription', id: cause_id },
    from: day(from).toISOString(),
    until: kind === 'grant' && until !== null ? day(until).toISOString() : null,
  }
}
