import { describe, expect, it } from 'vitest'
import { aBlock, aLink, aPage, renderBlock, listHeadings, stripTags } from '../../testing/render.tsx'
import { testId } from '../../testing/test-id.ts'

const set = { amount: 40, unit: 'secs', weight: null, weight_unit: 'kg' }
const item = { uid: testId(11), exercise_page_id: testId(21), sets: [set], rest_seconds: 30, note: '' }
const groups = [{ id: testId(1), title: 'Finish', kind: 'single', rounds: 1, rest_seconds: 0, items: [item] }]
const page = aPage('workout', { groups })
const host = { link: () => aLink({ title: 'Plank' }) }

describe('the workout block', () => {
  it('lists the workout of its page below its own heading', () => {
    const markup = renderBlock(aBlock('workout', { title: 'Today' }), { page, host })
    expect(listHeadings(markup)).toEqual(['2 Today', '3 Finish'])
    expect(stripTags(markup)).toBe('Today Finish 1 set Plank 40 s Rest 0:30')
  })

  it('can leave out pictures and rest', () => {
    const markup = renderBlock(aBlock('workout', { show_pictures: false, show_rest: false }), { page, host })
    expect(markup).not.toContain('<img')
    expect(stripTags(markup)).toBe('Finish 1 set Plank 40 s')
  })

  it('is nothing on a page without a workout, and a note in the preview', () => {
    expect(renderBlock(aBlock('workout'))).toBe('')
    expect(renderBlock(aBlock('workout'), { host: { is_preview: true } })).toContain('No exercises yet.')
  })
})
