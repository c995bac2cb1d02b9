import { useT } from '@foyer/i18n/react'
import { Code } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import { CodeFrame } from './code-frame.tsx'
import type { codeBlock } from './definition.ts'
import styles from './styles.module.css'

/** The owner's HTML in a sandboxed frame. The studio shows the code itself and runs none of it. */
export const CodeView: BlockView<typeof codeBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview, embeds } = usePageHost()
  if (props.html.trim() === '') return is_preview ? <Empty>{t('pages.empty.code')}</Empty> : null
  if (is_preview) {
    return (
      <Section id={block_id} title="">
        <div className={styles.source}>
          <span className={styles.note}>
            <Code size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('pages.code.in_preview')}
          </span>
          <pre className={styles.code} dir="ltr">
            {props.html.slice(0, 600)}
          </pre>
        </div>
      </Section>
    )
  }
  if (!embeds) return null
  return (
    <Section id={block_id} title="">
      <CodeFrame
        key={props.html}
        src={embeds.code_url}
        html={props.html}
        title={props.title === '' ? t('pages.code.title') : props.title}
        pixels={props.height === 'fixed' ? props.pixels : null}
      />
    </Section>
  )
}
