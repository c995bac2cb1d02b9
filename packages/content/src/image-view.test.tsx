import { describe, expect, it } from 'vitest'
import { ImageView } from './image-view.tsx'
import { renderWithHost } from './testing/render.tsx'
import { testId } from './testing/test-id.ts'

const page = { page_id: testId(1), content_type: 'meal' }
const box = { width: 400, height: 400 }

describe('ImageView', () => {
  it('draws nothing where there is no picture and no page to draw one for', () => {
    expect(renderWithHost(<ImageView image={null} {...box} />)).toBe('')
  })

  it('draws the same artwork for the same page every time, in the brand and the size', () => {
    const first = renderWithHost(<ImageView image={null} page={page} {...box} />)
    expect(first).toMatch(/src="\/_art\/1\/f0491e\/bowl\.[a-z]+\.\d+\/400x400\.svg"/)
    expect(renderWithHost(<ImageView image={null} page={page} {...box} />)).toBe(first)
  })

  it('draws the chosen artwork with its label, and another shape from lg up', () => {
    const image = { art: 'arch.ember.3', alt: 'An arch' }
    const markup = renderWithHost(<ImageView image={image} {...box} wide={{ width: 1280, height: 480 }} />)
    expect(markup).toContain(
      '<source media="(min-width: 992px)" srcSet="/_art/1/f0491e/arch.ember.3/1280x480.svg"/>',
    )
    expect(markup).toContain('alt="An arch"')
  })

  it('falls back to the page’s artwork for a spec that cannot be read', () => {
    expect(renderWithHost(<ImageView image={{ art: 'nonsense', alt: '' }} page={page} {...box} />)).toContain(
      '/bowl.',
    )
  })

  it('loads the first picture eagerly and the others lazily', () => {
    expect(renderWithHost(<ImageView image={null} page={page} {...box} is_first />)).not.toContain('loading=')
    expect(renderWithHost(<ImageView image={null} page={page} {...box} />)).toContain('loading="lazy"')
  })
})
