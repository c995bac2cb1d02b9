import { House } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createIcon } from './light-icon.ts'

/** The attributes and shapes of an icon in a steady order, without the library's own classes. */
function partsOf(markup: string) {
  const [, opening = '', shapes] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(markup) ?? []
  const attributes = Array.from(opening.matchAll(/ ([\w-]+)="([^"]*)"/gi), ([, name, value = '']) => [
    name,
    value.replaceAll(/\blucide[\w-]*\s*/g, ''),
  ]).filter(([name, value]) => name !== 'class' || value !== '')
  return { attributes: Object.fromEntries(attributes), shapes }
}

describe('a light icon', () => {
  const Light = createIcon({
    node: [
      ['path', { d: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8' }],
      [
        'path',
        {
          d: 'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
        },
      ],
    ],
  })

  it.each([
    [{}],
    [{ 'aria-hidden': true }],
    [{ 'aria-label': 'Done', size: 20 }],
    [{ size: 18, fill: 'currentColor', className: 'start', strokeWidth: 3 }],
  ])('is drawn with %j as the library draws it', (props) => {
    expect(partsOf(renderToStaticMarkup(<Light {...props} />))).toEqual(
      partsOf(renderToStaticMarkup(<House {...props} />)),
    )
  })
})
