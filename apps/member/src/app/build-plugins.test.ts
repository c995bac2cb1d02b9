import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { deferViews } from '../../build/defer-views.ts'
import { facesApart } from '../../build/faces-apart.ts'
import { isIconMaker, shapesAlone } from '../../build/light-parts.ts'
import { withoutStudioCalls } from '../../build/member-calls.ts'
import { withPlainClasses } from '../../build/plain-classes.ts'

describe('deferViews', () => {
  const source = [
    "import { TextView as TextBlockView } from './blocks/text/view.tsx'",
    "import { ImageView as ImageBlockView } from './blocks/image/view.tsx'",
    '',
    'export const blockViews = {',
    '  text: TextBlockView,',
    '  image: ImageBlockView,',
    '}',
  ].join('\n')
  const deferred = deferViews(source, '/deferred-view.tsx')

  it('keeps the smallest views and makes the others load themselves', () => {
    expect(deferred).toContain('text: TextBlockView,')
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

describe('withPlainClasses', () => {
  const nameOf = (name: string, file: string) => `${name}_${file}`

  it('puts the names of classes where they are used, and keeps the sheet', () => {
    const source = "import styles from './styles.module.css'\nconst a = cx(styles.bar, on && styles.barOn)\n"
    expect(withPlainClasses(source, '/app/frame.tsx', nameOf)).toBe(
      'import \'./styles.module.css\'\nconst a = cx("bar_/app/styles.module.css", on && "barOn_/app/styles.module.css")\n',
    )
  })

  it('leaves modules without a sheet alone', () => {
    const source = 'const { styles } = platform\nvoid styles.load()\n'
    expect(withPlainClasses(source, '/app/start.tsx', nameOf)).toBe(source)
  })
})

describe('facesApart', () => {
  it('parts the rules of fonts from all others', () => {
    const face = (name: string) => `@font-face{font-family:${name};src:url(/a.woff2)format("woff2")}`
    expect(facesApart(`a{x:y}${face('One')}@media (z){.b{x:y}}${face('Two')}`)).toEqual({
      sheet: 'a{x:y}@media (z){.b{x:y}}',
      faces: face('One') + face('Two'),
    })
  })
})

describe('the icons of the library', () => {
  const home = import.meta.resolve('lucide-react/icons/house')
  const code = readFileSync(new URL(home), 'utf8')

  it('are made by the component that the build replaces', () => {
    const [, source = ''] = /from '([^']+)'/.exec(code) ?? []
    expect(isIconMaker(source, fileURLToPath(home))).toBe(true)
    expect(isIconMaker(source, '/elsewhere/house.mjs')).toBe(false)
  })

  it('keep their shapes and lose what is not drawn', () => {
    const shapes = shapesAlone(code)
    expect(shapes.match(/ d: "[^"]+"/g)).toEqual(code.match(/ d: "[^"]+"/g))
    expect(shapes).not.toMatch(/key:|aliases:|name:|size:/)
  })
})
