import { richTextFrom } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember, aUser, PASSWORD } from '#test/factories/identity.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let other: TestApp

const as = (one: TestApp) => api.as({ ...one.owner, slug: one.slug }).call

const signIn = ({ email }: { email: string }) =>
  api.as({ slug: app.slug }).call('identity.login', { email, password: PASSWORD })

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  other = await anApp()
  for (const [slug, type] of [
    ['member.goal', 'string'],
    ['member.plan', 'rich_text'],
    ['page.level', 'string'],
  ] as const)
    await as(app)('attributes.createAttribute', { slug, name: slug, type })
})

describe('the attributes of a member', () => {
  it('are set by the team and seen by the member alone', async () => {
    const [member, friend] = [await aMember(app), await aMember(app)]
    const admin = api.as(await aTeamMember(app, { role: 'admin' })).call
    const plan = richTextFrom('Rest on Sunday')
    const id = member.user_id
    await admin('members.setMemberAttribute', { id, slug: 'member.goal', value: '  Run 10 km ' })
    const set = await admin('members.setMemberAttribute', { id, slug: 'member.plan', value: plan })
    expect(set.attributes).toEqual({ 'member.goal': 'Run 10 km', 'member.plan': plan })
    expect((await signIn(member)).user.attributes).toEqual(set.attributes)
    expect((await signIn(friend)).user.attributes).toEqual({})
    const { subscriber_properties } = await signIn(member)
    expect(subscriber_properties).toEqual([{ slug: 'member.goal', value: 'Run 10 km' }])
    await admin('members.setMemberAttribute', { id, slug: 'member.goal', value: '' })
    const removed = await admin('members.setMemberAttribute', { id, slug: 'member.plan', value: null })
    expect(removed.attributes).toEqual({})
  })

  it('are not set by members, nor by the team of another app', async () => {
    const member = await aMember(app)
    const input = { id: member.user_id, slug: 'member.goal', value: 'Mine' }
    await expect(api.as(member).call('members.setMemberAttribute', input)).rejects.toMatchObject({
      status: 401,
    })
    await as(other)('attributes.createAttribute', { slug: 'member.goal', name: 'Goal', type: 'string' })
    await expect(as(other)('members.setMemberAttribute', input)).rejects.toMatchObject({ status: 404 })
    expect((await as(app)('members.showMember', { id: member.user_id })).attributes).toEqual({})
  })

  it.each([
    ['an unknown attribute', 'member.unknown', 'x', { status: 404 }],
    ['an attribute of pages', 'page.level', 'x', { status: 404 }],
    ['the first name', 'member.first_name', 'x', { status: 404 }],
    ['formatted text in a plain one', 'member.goal', richTextFrom('x'), { code: 'invalid' }],
    ['plain text in a formatted one', 'member.plan', 'x', { code: 'invalid' }],
    ['a text that is too long', 'member.goal', 'a'.repeat(501), { code: 'invalid' }],
    [
      'formatted text with an unsafe link',
      'member.plan',
      {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
            ],
          },
        ],
      },
      { code: 'invalid' },
    ],
  ])('refuse %s', async (_what, slug, value, refusal) => {
    const { user_id: id } = await aMember(app)
    await expect(
      as(app)('members.setMemberAttribute', { id, slug, value: value as string }),
    ).rejects.toMatchObject(refusal)
  })

  it('refuse people whom a private app has not admitted', async () => {
    const { user_id: id } = await aUser(app)
    await expect(
      as(app)('members.setMemberAttribute', { id, slug: 'member.goal', value: 'x' }),
    ).rejects.toMatchObject({ code: 'not_a_member' })
  })
})
