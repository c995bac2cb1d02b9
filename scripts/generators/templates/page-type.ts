import { camelCase, pascalCase } from '../letter-case.ts'
import type { NewFiles } from './new-files.ts'

/** A page type with a cover and an introduction above its blocks. `type` is snake_case. */
export function pageTypeFiles(type: string, names: { en: string; ar: string }): NewFiles {
  const [camel, pascal] = [camelCase(type), pascalCase(type)]
  const home = `packages/content/src/page-types/${type}`
  return {
    files: {
      [`${home}/definition.ts`]: `import { imageRef } from '@foyer/contract/pages/shapes'
import { z } from 'zod'
import { definePageType } from '../../define.ts'

/** ${names.en}: a cover and an introduction above the blocks. */
export const ${camel}Page = definePageType({
  type: '${type}',
  version: 1,
  props: z.strictObject({ cover: imageRef, intro: z.string().max(500) }),
  fields: {
    cover: { kind: 'image', label: 'blocks.page.cover', help: 'blocks.page.cover_help' },
    intro: { kind: 'long_text', label: 'blocks.${type}.intro', max: 500 },
  },
  defaults: { cover: null, intro: '' },
  picker: { category: 'general', icon: 'file', label: 'blocks.page_types.${type}' },
  suggested_blocks: () => ['text'],
  cover: (fields) => fields.cover,
  facts: () => ({}),
})
`,
      [`${home}/view.tsx`]: `import type { PageTypeView } from '../../block-view.ts'
import type { ${camel}Page } from './definition.ts'
import styles from './styles.module.css'

/** The introduction, then the blocks and the buttons of the page. */
export const ${pascal}View: PageTypeView<typeof ${camel}Page> = ({ fields, blocks, actions }) => (
  <>
    {fields.intro !== '' && <p className={styles.intro}>{fields.intro}</p>}
    {blocks}
    {actions}
  </>
)
`,
      [`${home}/styles.module.css`]: `.intro {
  margin: 0;
  padding-inline: var(--page-gutter);
}
`,
      [`${home}/view.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ${pascal}View } from './view.tsx'

describe('${pascal}View', () => {
  it('shows the introduction above the blocks', () => {
    const fields = { cover: null, intro: 'Start here' }
    const markup = renderToStaticMarkup(<${pascal}View fields={fields} blocks={<i>blocks</i>} actions={null} />)
    expect(markup.indexOf('Start here')).toBeLessThan(markup.indexOf('blocks'))
    expect(markup).toContain('Start here')
  })
})
`,
    },
    texts: {
      blocks: {
        [`blocks.page_types.${type}`]: names,
        [`blocks.${type}.intro`]: { en: 'Introduction', ar: 'المقدمة' },
      },
    },
  }
}
