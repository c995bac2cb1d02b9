import { describe, expect, it } from 'vitest'
import { groupBySource } from './group-plannable.ts'

const page = (
  title: string,
  source: 'program' | 'bookmark' | 'content',
  program_title: string | null = null,
) => ({
  page_id: title,
  title,
  content_type: 'workout',
  cover: null,
  cover_asset: null,
  facts: {},
  source,
  program_title,
})

describe('groupBySource', () => {
  it('groups the pages of each program under its title, and other pages under theirs', () => {
    const sources = groupBySource([
      page('Squat', 'program', 'Base'),
      page('Press', 'program', 'Base'),
      page('Swing', 'program', 'Second'),
      page('Kept', 'bookmark'),
      page('Run', 'content'),
    ])
    expect(sources.map(({ source, program_title, pages }) => [source, program_title, pages.length])).toEqual([
      ['program', 'Base', 2],
      ['program', 'Second', 1],
      ['bookmark', null, 1],
      ['content', null, 1],
    ])
  })

  it('shows no heading over nothing', () => expect(groupBySource([])).toEqual([]))
})
