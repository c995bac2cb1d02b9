import { describe, expect, it } from 'vitest'
import { deferViews } from '../../build/defer-views.ts'
import { withoutStudioCalls } from '../../build/member-calls.ts'

describe('deferViews', () => {
  const source = [
    "import { HeroView as HeroBlockView } from './blocks/hero/view.tsx'",
    "import { ImageView as ImageBlockView } from './blocks/image/view.tsx'",
    '',
    'export const blockViews = {',
    '  hero: HeroBlockView,',
    '  image: ImageBlockView,',
    '}',
  ].join('\n')
  const deferred = deferViews(source, '/deferred-view.tsx')

  it('keeps the commonest views and makes the others load themselves', () => {
    expect(deferred).toContain('hero: HeroBlockView,')
    expect(deferred).toContain(
      "image: deferView('blocks/image', () => import('./blocks/image/view.tsx').then((module) => module.ImageView)),",
    )
    expect(deferred).not.toContain('ImageBlockView')
  })
})

describe('withoutStudioCalls', () => {
  it('leaves the calls of members', () => {
    const source = "export const callRoutes = {\n  'a.b': ['GET', '/studio/b'],\n  'a.c': ['GET', '/c'],\n}\n"
    expect(withoutStudioCalls(source)).toBe("export const callRoutes = {\n  'a.c': ['GET', '/c'],\n}\n")
  })
})
