import { camelCase, pascalCase } from '../letter-case.ts'
import type { NewFiles } from './new-files.ts'

/** A block of one text, with its editor field, view, styles and test. `type` is snake_case. */
export function blockFiles(type: string, names: { en: string; ar: string }): NewFiles {
  const [camel, pascal] = [camelCase(type), pascalCase(type)]
  const home = `packages/content/src/blocks/${type}`
  return {
    files: {
      [`${home}/definition.ts`]: `import { z } from 'zod'
import { defineBlock } from '../../define.ts'

/** ${names.en}: one text. */
export const ${camel}Block = defineBlock({
  type: '${type}',
  version: 1,
  props: z.strictObject({ text: z.string().max(300) }),
  fields: { text: { kind: 'text', label: 'blocks.${type}.text', max: 300 } },
  defaults: { text: '' },
  picker: { category: 'basics', icon: 'square', label: 'blocks.${type}.name' },
  example: ({ t }) => ({ text: t('editor.example.line') }),
})
`,
      [`${home}/view.tsx`]: `import type { BlockView } from '../../block-view.ts'
import type { ${camel}Block } from './definition.ts'
import styles from './styles.module.css'

/** The text of the block; renders nothing while it is empty. */
export const ${pascal}View: BlockView<typeof ${camel}Block> = ({ props }) =>
  props.text === '' ? null : <p className={styles.text}>{props.text}</p>
`,
      [`${home}/styles.module.css`]: `.text {
  margin: 0;
  padding-inline: var(--page-gutter);
}
`,
      [`${home}/view.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ${pascal}View } from './view.tsx'

describe('${pascal}View', () => {
  it('shows the text that the owner wrote', () => {
    const markup = renderToStaticMarkup(<${pascal}View props={{ text: 'Breathe out' }} block_id="b" is_first={false} />)
    expect(markup).toContain('Breathe out')
  })

  it('renders nothing while it is empty', () => {
    expect(renderToStaticMarkup(<${pascal}View props={{ text: '' }} block_id="b" is_first={false} />)).toBe('')
  })
})
`,
    },
    texts: {
      blocks: {
        [`blocks.${type}.name`]: names,
        [`blocks.${type}.text`]: { en: 'Text', ar: 'النص' },
      },
    },
  }
}
