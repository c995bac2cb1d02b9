import { richTextFrom } from '@foyer/content/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApp, type TestApp } from '#test/factories/apps.ts'
import { aMember, aTeamMember } from '#test/factories/identity.ts'
import { aPage, aTextBlock, publishApp } from '#test/factories/pages.ts'
import { aServer, type TestServer } from '#test/harness.ts'

let api: TestServer
let app: TestApp
let other: TestApp

const as = (one: TestApp) => api.as({ ...one.owner, slug: one.slug }).call
const add = (one: TestApp, slug: string, type: 'string' | 'rich_text' | 'image' = 'string', name = 'Level') =>
  as(one)('attributes.createAttribute', { slug, name, type })
const invalid = (path: string, code: string) => ({
  status: 422,
  code: 'invalid',
  problem: { errors: [{ path, code }] },
})

beforeAll(async () => {
  api = await aServer()
  app = await anApp()
  other = await anApp()
})

describe('attributes', () => {
  it('are added, listed by name, renamed and deleted, in one app only', async () => {
    const level = await add(app, 'page.level')
    const goal = await add(app, 'member.goal', 'rich_text', 'Goal')
    expect((await as(app)('attributes.listAttributes')).items).toEqual([goal, level])
    expect(await as(app)('attributes.renameAttribute', { id: level.id, name: 'Difficulty' })).toEqual({
      ...level,
      name: 'Difficulty',
    })
    expect((await as(other)('attributes.listAttributes')).items).toEqual([])
    const missing = { status: 404, code: 'not_found' }
    for (const call of ['attributes.deleteAttribute', 'attributes.listAttributeUses'] as const)
      await expect(as(other)(call, { id: level.id })).rejects.toMatchObject(missing)
    await expect(
      as(other)('attributes.renameAttribute', { id: level.id, name: 'Theirs' }),
    ).rejects.toMatchObject(missing)
    await as(app)('attributes.deleteAttribute', { id: level.id })
    expect((await as(app)('attributes.listAttributes')).items).toEqual([goal])
  })

  it('are changed by those who run the account, and read by the whole team', async () => {
    const admin = api.as(await aTeamMember(app, { role: 'admin' })).call
    const { id } = await add(app, 'page.for_team')
    await expect(
      admin('attributes.createAttribute', { slug: 'page.x', name: 'X', type: 'string' }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(admin('attributes.deleteAttribute', { id })).rejects.toMatchObject({ status: 403 })
    expect((await admin('attributes.listAttributes')).items.map((one) => one.id)).toContain(id)
    const member = api.as(await aMember(app)).call
    await expect(member('attributes.listAttributes')).rejects.toMatchObject({ status: 401 })
  })

  it('have a slug of their own, which another app may have as well', async () => {
    await add(app, 'page.season')
    await expect(add(app, 'page.season')).rejects.toMatchObject({ code: 'attribute_slug_taken' })
    await expect(add(app, 'page.title')).rejects.toMatchObject({ code: 'attribute_slug_taken' })
    await expect(add(app, 'member.first_name')).rejects.toMatchObject({ code: 'attribute_slug_taken' })
    expect(await add(other, 'page.season')).toMatchObject({ slug: 'page.season' })
  })

  it.each([
    'level',
    'page.',
    'page.Level',
    'page.two words',
    'app.name',
    'page.1st',
    'member.a|b',
    `page.${'a'.repeat(41)}`,
  ])('are refused with the slug %s', async (slug) => {
    await expect(add(app, slug)).rejects.toMatchObject(invalid('slug', 'attribute_slug_invalid'))
  })

  it('of members are texts', async () => {
    await expect(add(app, 'member.photo', 'image')).rejects.toMatchObject(invalid('type', 'wrong_type'))
  })

  it('name the pages that use them, as drafts and as members see them', async () => {
    const mine = await anApp()
    const { id } = await add(mine, 'page.level')
    const live = await aPage(mine, { body_text: 'For {page.level|all}.' })
    await publishApp(mine)
    const draft = await aPage(mine, {
      draft: { attributes: [{ slug: 'page.level', type: 'string', value: 'Beginner' }] },
    })
    await aPage(mine, { draft: { blocks: [aTextBlock('Literal {{page.level}}, and {page.level_two}')] } })
    const uses = await as(mine)('attributes.listAttributeUses', { id })
    expect(uses).toMatchObject({ is_complete: true, member_count: 0 })
    expect(uses.items.map((one) => [one.id, one.in_draft, one.is_live])).toEqual([
      [live.id, true, true],
      [draft.id, true, false],
    ])
  })

  it('are deleted with the values of members', async () => {
    const mine = await anApp()
    const [goal, team] = [await add(mine, 'member.goal', 'rich_text'), await add(mine, 'member.team')]
    const member = await aMember(mine)
    const set = (slug: string, value: string | object) =>
      as(mine)('members.setMemberAttribute', { id: member.user_id, slug, value: value as string })
    await set('member.goal', richTextFrom('Lift'))
    await set('member.team', 'Blue')
    expect(await as(mine)('attributes.listAttributeUses', { id: goal.id })).toMatchObject({ member_count: 1 })
    await as(mine)('attributes.deleteAttribute', { id: goal.id })
    const { attributes } = await as(mine)('members.showMember', { id: member.user_id })
    expect(attributes).toEqual({ 'member.team': 'Blue' })
    expect(await as(mine)('attributes.listAttributeUses', { id: team.id })).toMatchObject({ member_count: 1 })
  })
})
