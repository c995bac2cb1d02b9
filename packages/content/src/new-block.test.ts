import { describe, expect, it } from 'vitest'
import { blankId } from './blank-id.ts'
import { copyBlocks, newBlock, newItem, newPageBlocks, regenerateIds } from './new-block.ts'
import { pageTypeDefinition } from './registry.ts'
import { testId, testIds } from './testing/test-id.ts'
import type { ListField } from './fields.ts'

describe('newBlock', () => {
  it('gives block, action and items ids of their own', () => {
    const text = JSON.stringify([newBlock('button', testIds()), newBlock('icon_list', testIds(2000))])
    expect(text).not.toContain(blankId)
  })

  it('shares nothing with the defaults', () => {
    newBlock('icon_list', testIds()).props['items'] = 'spoiled'
    expect(newBlock('icon_list', testIds()).props['items']).toHaveLength(1)
  })

  it('throws for a type that does not exist', () => {
    expect(() => newBlock('hologram', testIds())).toThrow('hologram')
  })
})

describe('newPageBlocks', () => {
  it.each([
    ['generic', ['hero', 'text']],
    ['workout', ['workout']],
    ['exercise', []],
    ['hologram', []],
  ])('begins a %s page with %j', (type, blocks) => {
    expect(newPageBlocks(type, testIds()).map((block) => block.type)).toEqual(blocks)
  })
})

describe('copyBlocks', () => {
  const hero = {
    ...newBlock('hero', testIds(1)),
    props: { image: { media_id: testId(50), alt: '' }, action: { id: testId(51), type: 'share' } },
  }
  const list = { ...newBlock('icon_list', testIds(20)), children: [newBlock('chat', testIds(30))] }

  it('replaces every id and leaves references unchanged', () => {
    const [copy] = copyBlocks([hero], testIds(3000))
    expect(copy?.id).not.toBe(hero.id)
    expect(copy?.props['action']).not.toEqual(hero.props.action)
    expect(copy?.props['image']).toEqual(hero.props.image)
  })

  it('copies children and items', () => {
    const before: string[] = JSON.stringify(list).match(/0198c0de-[0-9a-f-]+/g) ?? []
    const after: string[] =
      JSON.stringify(copyBlocks([list], testIds(3000))).match(/0198c0de-[0-9a-f-]+/g) ?? []
    expect(after).toHaveLength(before.length)
    expect(after.filter((id) => before.includes(id))).toEqual([])
  })

  it('copies an unknown type whole, under another id', () => {
    const odd = { id: testId(1), type: 'hologram', version: 2, props: { beam: [1, 2] } }
    expect(copyBlocks([odd], () => testId(9))).toEqual([{ ...odd, id: testId(9) }])
  })

  it('lets what names an id of the copy name the new one, and leaves other ids', () => {
    const named = { ...newBlock('text', testIds(40)), props: { id_of_list: list.id, page_id: testId(999) } }
    const [copy, second] = copyBlocks([list, named], testIds(3000))
    expect(second?.props).toEqual({ id_of_list: copy?.id, page_id: testId(999) })
  })

  it('does not touch the original', () => {
    const before = structuredClone(list)
    copyBlocks([list], testIds(3000))
    expect(list).toEqual(before)
  })
})

describe('newItem and withFreshIds', () => {
  const fields = pageTypeDefinition('workout')?.fields ?? {}

  it('creates a workout item with a uid of its own', () => {
    const groups = fields['groups'] as ListField
    const item = newItem(groups.fields['items'] as ListField, () => testId(7))
    expect(item).toMatchObject({ uid: testId(7), exercise_page_id: null })
  })

  it('gives the items of a copied workout other uids, and leaves the exercises unchanged', () => {
    const groups = [{ id: testId(1), items: [{ uid: testId(2), exercise_page_id: testId(3) }] }]
    const copy = JSON.stringify(regenerateIds(fields, { groups }, testIds(500)))
    expect(copy).not.toContain(testId(1))
    expect(copy).not.toContain(testId(2))
    expect(copy).toContain(testId(3))
  })
})
