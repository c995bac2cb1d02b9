import { describe, expect, it } from 'vitest'
import { chosenChanges, chosenPages, type Change } from './chosen-changes.ts'

const change = (page_id: string, kind: Change['kind']): Change => ({
  page_id,
  kind,
  title: page_id,
  path: `/${page_id}`,
  gate: 'open',
  audience: null,
  parts: [],
})
const changes = [change('home', 'changed'), change('home', 'moved'), change('about', 'added')]

describe('choosing what to publish', () => {
  it('names no page where everything goes', () => {
    expect(chosenPages(changes, new Set())).toBeUndefined()
  })

  it('names each page that goes once', () => {
    expect(chosenPages(changes, new Set(['about']))).toEqual(['home'])
  })

  it('leaves out all that happened to a page', () => {
    expect(chosenChanges(changes, new Set(['home'])).map(({ page_id }) => page_id)).toEqual(['about'])
  })

  it('takes the look of the app along with any page', () => {
    const all = [...changes, change('home', 'theme')]
    expect(chosenChanges(all, new Set(['home', 'about'])).map(({ kind }) => kind)).toEqual(['theme'])
    expect(chosenPages(all, new Set(['home', 'about']))).toEqual([])
  })
})
