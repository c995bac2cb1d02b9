import { memberDetailContributions } from './contributions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember, aUser, PASSWORD, type MemberCaller } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'
import { newId } from '../../platform/ids.ts'
import type { Contributions } from '../../platform/needs.ts'
import { loginContributions, type Membership } from '../identity/index.ts'

let api: TestServer
const add = <Part>(to: Contributions<Part>, part: NoInfer<Part>): void =>
  api.replace(to, [...api.services.need(to), part])

let app: TestApp
const page_id = newId()
const requested: Membership[] = []

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  add(loginContributions, {
    field: 'bookmarked_pages',
    read: async (ctx, member) => {
      if (ctx.app.id === app.id) requested.push(member)
      return [page_id]
    },
  })
  add(memberDetailContributions, {
    field: 'entitlements',
    read: async (ctx) => [
      {
        id: page_id,
        kind: 'page',
        object_id: page_id,
        title: ctx.app.name,
        starts_at: ctx.now().toISOString(),
        ends_at: null,
        cause: 'grant',
      },
    ],
  })
})

function signIn({ slug, email }: MemberCaller) {
  return api.as({ slug }).call('identity.login', { email, password: PASSWORD })
}

describe('feature contributions', () => {
  it('are part of every sign-in of a member and are read for that member', async () => {
    const member = await aMember(app)
    const answer = await signIn(member)
    expect(answer.bookmarked_pages).toEqual([page_id])
    expect(requested).toEqual([{ user_id: member.user_id, subscriber_id: member.subscriber_id }])
  })

  it('are not read for someone who is not a member yet', async () => {
    const closed = await anApp({ access: { is_private: true } })
    const answer = await signIn(await aUser(closed))
    expect(answer.bookmarked_pages).toEqual([])
  })

  it("are part of the member's page in the studio", async () => {
    const member = await aMember(app)
    const owner = await aTeamMember(app)
    const shown = await api.as(owner).call('members.showMember', { id: member.user_id })
    expect(shown.entitlements).toMatchObject([{ object_id: page_id, cause: 'grant' }])
  })
})
