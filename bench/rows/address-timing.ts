import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../apps/server/src/features/identity/passwords.ts'
import { proxyHeaders } from '../support/member-headers.ts'
import { onDatabase } from '../support/baseline-database.ts'
import type { Row } from '../support/bench.ts'
import { distinguishability, median, isGoalMet, type Figure } from '../support/figures.ts'

/** Addresses of each kind per call. */
const ADDRESSES_PER_KIND = 250

/** What half of all guesses would reach is 0.5; three standard errors of that many samples are added. */
const GOAL = { at_most: 0.58 }

/** Calls whose duration must not reveal whether an address has an account, with their input for an address. */
const calls = {
  'sign-in, wrong password': (email: string) => post('/auth/login', { email, password: 'not the password' }),
  'new password': (email: string) => ({
    method: 'GET',
    path: `/auth/reset_password?email=${encodeURIComponent(email)}`,
  }),
  'link and code by mail': (email: string) => post('/auth/passwordless/request', { email }),
  'ways to sign in': (email: string) => post('/auth/fetch', { email }),
} as const

const post = (path: string, body: object) => ({ method: 'POST', path, body: JSON.stringify(body) })

/**
 * Whether response times reveal known addresses: the share of pairs in which one kind took longer, alternating on
 * one connection. A different status or length fails the row.
 */
export const knownAddress: Row = {
  name: 'known-address',
  measure: async (bench) => {
    const { program, app } = await bench.foyer()
    const cluster = await bench.cluster()
    const members = app.members.slice(0, ADDRESSES_PER_KIND)
    const password_hash = await hashPassword('long grass in june')
    await onDatabase(cluster.admin_url, (client) =>
      client.query(
        `update users set password_hash = $2, auth_provider = 'default', email_verified_at = now()
         where app_id = $1 and id = any ($3::uuid[])`,
        [app.id, password_hash, members.map(({ user_id }) => user_id)],
      ),
    )
    const base_url = `http://127.0.0.1:${program.port}/api/v1`

    async function sendRequest(request: ReturnType<(typeof calls)[keyof typeof calls]>): Promise<Answer> {
      const started_at = performance.now()
      const answer = await fetch(base_url + request.path, {
        method: request.method,
        headers: {
          'x-app-slug': app.slug,
          'x-device-id': randomUUID(),
          'content-type': 'application/json',
          ...proxyHeaders(),
        },
        ...('body' in request ? { body: request.body } : {}),
      })
      const text = await answer.text()
      return {
        milliseconds: performance.now() - started_at,
        response_text: `${answer.status} ${text.length}`,
      }
    }

    const figures: Figure[] = []
    for (const [name, requestFor] of Object.entries(calls)) {
      const known: number[] = []
      const unknown: number[] = []
      for (const [n, { user_id }] of members.entries()) {
        const sides = [
          { times: known, email: `${user_id}@example.com` },
          { times: unknown, email: `${randomUUID()}@example.com` },
        ]
        const response_texts = new Set<string>()
        for (const { times, email } of n % 2 === 0 ? sides : sides.toReversed()) {
          const { milliseconds, response_text } = await sendRequest(requestFor(email))
          times.push(milliseconds)
          response_texts.add(response_text)
        }
        if (response_texts.size > 1)
          throw new Error(
            `${name} answers known and unknown addresses differently: ${[...response_texts].join(' / ')}`,
          )
      }
      const share = distinguishability(known, unknown)
      figures.push({
        name: `${name}: known from unknown addresses by the clock`,
        unit: '',
        ours: share,
        baseline: 0.5,
        ratio: null,
        goal: GOAL,
        is_met: isGoalMet(share, GOAL),
        note: `${ADDRESSES_PER_KIND} of each; ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms`,
      })
    }
    return figures
  },
}

type Answer = { milliseconds: number; response_text: string }
