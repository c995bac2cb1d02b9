import { expect, it } from 'vitest'
import { format, t } from '../../platform/testing/texts.ts'
import { hasDifferentPages, applyOver, diffProducts } from './product-conflict.ts'
import { createBlankProduct, createVersion, type ProductValues } from './product-values.ts'

const page = (page_id: string) => ({ page_id, title: `Page ${page_id}`, path: `/${page_id}` })
const values = (given: Partial<ProductValues> = {}): ProductValues => ({
  ...createBlankProduct(),
  title: 'Club',
  revision: 1,
  versions: [{ ...createVersion('a', 'EUR'), id: 'a', price: '29' }],
  ...given,
})

it('sees which pages are included, not in which order', () => {
  const [one, two] = [page('1'), page('2')]
  expect(
    hasDifferentPages(values({ included_pages: [one, two] }), values({ included_pages: [two, one] })),
  ).toBe(false)
  expect(hasDifferentPages(values({ included_pages: [one] }), values({ included_pages: [two] }))).toBe(true)
  expect(hasDifferentPages(values({ included_pages: [one] }), values())).toBe(true)
})

it('overwrites the version of a team member, and recreates the price that it replaced', () => {
  const theirs = values({ revision: 2, versions: [{ ...createVersion('b', 'EUR'), id: 'b', price: '31' }] })
  const merged = applyOver(values(), theirs)
  expect(merged.revision).toBe(2)
  expect(merged.versions.map(({ id, price }) => [id, price])).toEqual([[null, '29']])
  expect(applyOver(values(), values({ revision: 2 })).versions[0]?.id).toBe('a')
})

it('names what two people want differently, and nothing else', () => {
  const theirs = values({ included_pages: [page('1'), page('2')], title: 'The club' })
  const rows = diffProducts({ t, format, locale: 'en' }, values({ included_pages: [page('1')] }), theirs)
  expect(rows.map(({ mine, theirs: other }) => [mine, other])).toEqual([
    ['Club', 'The club'],
    ['Page 1', 'Page 1\nPage 2'],
  ])
})
