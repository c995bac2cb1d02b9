import { describe, expect, it } from 'vitest'
import { aBlock, aPage, renderPage, listHeadings } from '../../testing/render.tsx'

const untitled = { show_title: false }

describe('a generic page', () => {
  it('takes the title of its first hero for its own', () => {
    const blocks = [aBlock('hero', { title: 'Morning' }), { ...aBlock('hero', { title: 'Later' }), id: 'b' }]
    expect(listHeadings(renderPage(aPage('generic', untitled, { blocks })))).toEqual(['1 Morning', '2 Later'])
  })

  it('has a title for screen readers where none is drawn', () => {
    const markup = renderPage(aPage('generic', untitled, { blocks: [aBlock('chat')] }))
    expect(listHeadings(markup)).toEqual(['1 Hinge & pull'])
  })

  it('draws its title once unless the owner hides it, and heroes below it are parts', () => {
    const blocks = [aBlock('hero', { title: 'Morning' })]
    const markup = renderPage(aPage('generic', {}, { blocks }))
    expect(listHeadings(markup)).toEqual(['1 Hinge & pull', '2 Morning'])
  })

  it('draws a page of a type that it does not know as its blocks', () => {
    const markup = renderPage(aPage('hologram', {}, { blocks: [aBlock('hero', { title: 'Morning' })] }))
    expect(listHeadings(markup)).toEqual(['1 Morning'])
  })
})
