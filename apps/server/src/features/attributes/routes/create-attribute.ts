import { createAttribute as call } from '@foyer/contract/attributes/create-attribute'
import { memberAttributeTypes } from '@foyer/contract/attributes/shapes'
import { BUILT_IN_ATTRIBUTES, isPersonalAttribute } from '@foyer/contract/rules/attributes'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { newId } from '#platform/ids.ts'
import { bumpAppVersion } from '../../apps/index.ts'
import { attributesPolicy } from '../policy.ts'
import { presentAttribute } from '../presenter.ts'
import { countAttributes, insertAttribute } from '../repository.ts'

const MAX_ATTRIBUTES = 100

export const createAttributeRoute = implement(
  call,
  attributesPolicy.create,
  async ({ input, ctx, authorize, fail }) => {
    authorize()
    const { slug, type } = input
    if (isPersonalAttribute(slug) && !memberAttributeTypes.has(type)) throw invalidField('type', 'wrong_type')
    if (BUILT_IN_ATTRIBUTES.some((known) => known === slug)) throw fail('attribute_slug_taken')
    const row = { id: newId(), ...input, created_at: ctx.services.clock.now() }
    await ctx.write(async (tx) => {
      if ((await countAttributes(tx)) >= MAX_ATTRIBUTES)
        throw fail('too_many_attributes', { max: MAX_ATTRIBUTES })
      if (!(await insertAttribute(tx, row))) throw fail('attribute_slug_taken')
      await bumpAppVersion(tx, ctx.app.id)
    })
    return presentAttribute(row)
  },
)
