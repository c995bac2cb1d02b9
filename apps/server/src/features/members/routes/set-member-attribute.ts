import { memberAttributes } from '@foyer/contract/identity/shapes'
import { setMemberAttribute as call } from '@foyer/contract/members/set-member-attribute'
import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { findAttributeBySlug } from '../../attributes/index.ts'
import { findUser, setAttributeValue } from '../../identity/index.ts'
import { memberPolicy } from '../policy.ts'

export const setMemberAttributeRoute = implement(
  call,
  memberPolicy.administer,
  async ({ input, ctx, authorize, fail }) => {
    const person = await findUser(ctx.db, input.id)
    authorize({ member: person ?? null })
    if (!person) throw fail('not_found')
    const { slug } = input
    const attribute = await findAttributeBySlug(ctx.db, slug)
    if (!attribute || !isPersonalAttribute(slug)) throw fail('not_found')
    const { subscriber_id } = person
    if (subscriber_id === null) throw fail('not_a_member')
    const value = input.value === '' ? null : input.value
    if (value !== null && (typeof value === 'string') !== (attribute.type === 'string'))
      throw invalidField('value', 'wrong_type')
    await ctx.write((tx) => setAttributeValue(tx, subscriber_id, { slug, value }))
    const changed = await findUser(ctx.db, person.id)
    return { attributes: memberAttributes.parse(changed?.attributes ?? {}) }
  },
)
