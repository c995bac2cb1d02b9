import { describe, expect, it } from 'vitest'
import { aBlock, listHeadings, renderBlock } from '../../testing/render.tsx'

const Pane = ({ shows, view }: { shows: string; view: string }) => <p>{`${view} of ${shows}`}</p>

describe('the calendar', () => {
  it('draws the pane of the app with what the owner chose', () => {
    const block = aBlock('calendar', { title: 'Your month', shows: 'events', view: 'month' })
    const markup = renderBlock(block, { host: { panes: { calendar: Pane } } })
    expect(listHeadings(markup)).toEqual(['2 Your month'])
    expect(markup).toContain('month of events')
  })

  it('has a heading of its own, and keeps its place where the host has no pane', () => {
    const markup = renderBlock(aBlock('calendar'))
    expect(listHeadings(markup)).toEqual(['2 Calendar'])
    expect(markup).toContain('data-view="week"')
  })
})
