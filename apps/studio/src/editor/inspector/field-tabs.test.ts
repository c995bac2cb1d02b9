import { blockDefinitions, type Fields } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { getTabsWithErrors, getTabFields, hasSeveralTabs, getInitialTab } from './field-tabs.ts'

const fields: Fields = {
  title: { kind: 'text', label: 'blocks.hero.title' },
  height_ratio: { kind: 'number', label: 'blocks.hero.height', tab: 'style', min: 10, max: 300 },
  items: { kind: 'lines', label: 'blocks.hero.subtitle', max: 4 },
}

describe('the tabs of a block', () => {
  it('separate content from style, in the order of the fields', () => {
    expect(Object.keys(getTabFields(fields, 'content'))).toEqual(['title', 'items'])
    expect(Object.keys(getTabFields(fields, 'style'))).toEqual(['height_ratio'])
  })

  it('are there only where a block has both', () => {
    expect(hasSeveralTabs(blockDefinitions.hero.fields)).toBe(true)
    expect(hasSeveralTabs(blockDefinitions.chat.fields)).toBe(false)
  })

  it('give every block a content field', () => {
    const valid = Object.values(blockDefinitions).filter(
      ({ fields: own }) => Object.keys(getTabFields(own, 'content')).length === 0,
    )
    expect(valid).toEqual([])
  })

  it('are marked where something in them must be mended, however deep', () => {
    expect(getTabsWithErrors(fields, {})).toEqual(new Set())
    expect(getTabsWithErrors(fields, { height_ratio: 'Ratio Out Of Range' })).toEqual(new Set(['style']))
    expect(getTabsWithErrors(fields, { 'items.2': 'too long', unheard_of: '?' })).toEqual(
      new Set(['content']),
    )
  })

  it.each([
    ['as they were left', 'style', [], 'style'],
    ['at the only one with a fault', 'content', ['style'], 'style'],
    ['at the only one with a fault', 'style', ['content'], 'content'],
    ['as they were left where both have faults', 'style', ['content', 'style'], 'style'],
  ] as const)('open %s', (_, last_tab, tabs_with_errors, expected) => {
    expect(getInitialTab(last_tab, new Set(tabs_with_errors))).toBe(expected)
  })
})
