import { describe, expect, it } from 'vitest'
import { allBut, chosenChanges, publishChoice, SETTINGS, type Change } from './chosen-changes.ts'

const change = (page_id: string, kind: Change['kind']): Change => ({
  page_id,
  kind,
  title: page_id,
  path: `/${page_id}`,
  gate: 'open',
  audience: null,
  audience_change: null,
  parts: [],
})
const changes = [change('home', 'changed'), change('home', 'moved'), change('about', 'added')]
const look = [change('none', 'theme'), change('none', 'navigation')]

describe('choosing what to publish', () => {
  it('names no page where everything goes', () => {
    expect(publishChoice([...changes, ...look], new Set())).toEqual({ with_settings: true })
  })

  it('names each page that goes once', () => {
    expect(publishChoice(changes, new Set(['about']))).toEqual({ page_ids: ['home'], with_settings: true })
  })

  it('takes one page alone, without theme and navigation, or nothing', () => {
    const all = [...changes, ...look]
    expect(publishChoice(all, allBut(all, 'home'))).toEqual({ page_ids: ['home'], with_settings: false })
    expect(chosenChanges(all, allBut(all, null))).toEqual([])
  })

  it('leaves out all that happened to a page', () => {
    expect(chosenChanges(changes, new Set(['home'])).map(({ page_id }) => page_id)).toEqual(['about'])
  })

  it('takes theme and navigation together, or neither', () => {
    const all = [...changes, ...look]
    expect(chosenChanges(all, new Set(['home', 'about']))).toEqual(look)
    expect(publishChoice(all, new Set(['home', 'about']))).toEqual({ page_ids: [], with_settings: true })
    expect(chosenChanges(all, new Set([SETTINGS]))).toEqual(changes)
    expect(publishChoice(all, new Set([SETTINGS]))).toEqual({ with_settings: false })
    expect(publishChoice(all, new Set([SETTINGS, 'about']))).toEqual({
      page_ids: ['home'],
      with_settings: false,
    })
  })

  it('chooses nothing where the only change is left out', () => {
    expect(publishChoice(look, new Set([SETTINGS]))).toEqual({ page_ids: [], with_settings: false })
    expect(publishChoice(look, new Set())).toEqual({ with_settings: true })
  })
})
