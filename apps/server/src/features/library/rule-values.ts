import type { OutputFor } from '@foyer/contract/client'
import { isPersonalAttribute } from '@foyer/contract/rules/attributes'
import type { Ctx } from '../../platform/context.ts'
import { listAttributes } from '../attributes/index.ts'
import { loadLiveSite, orderPages } from '../pages/index.ts'
import { countValues } from './count-values.ts'

/** The most values of a field. */
const MAX_VALUES = 200

/** Reads the values of published pages by the fields that rules filter by. */
export async function readRuleValues(
  ctx: Ctx,
  content_type: string,
): Promise<OutputFor<'library.listRuleValues'>> {
  const [site, attributes] = await Promise.all([loadLiveSite(ctx), listAttributes(ctx.db)])
  const order = { content_type, order_by: 'position', direction: 'asc' } as const
  const pages = orderPages(site, order, () => null)
  const count = (
    field: string,
    name: string | null,
    valuesOf: (page: (typeof pages)[number]) => string[],
  ) => ({
    field,
    name,
    values: countValues(pages.map(valuesOf)).slice(0, MAX_VALUES),
  })
  return {
    fields: [
      count('level', null, ({ levels }) => [...levels]),
      count('equipment', null, ({ equipment, read_equipment }) => [...equipment, ...read_equipment]),
      count('muscle', null, ({ muscles }) => [...muscles]),
      ...attributes
        .filter(({ type, slug }) => type === 'string' && !isPersonalAttribute(slug))
        .map(({ slug, name }) =>
          count(slug, name, ({ page }) => {
            const value = page.facets.attributes?.[slug]
            return value === undefined ? [] : [value]
          }),
        ),
    ],
  }
}
