import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import { RichTextView } from '../../rich-text-view.tsx'
import type { textBlock } from './definition.ts'

/** Formatted text at a readable width. */
export const TextView: BlockView<typeof textBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview } = usePageHost()
  if (props.body.content.length === 0) return is_preview ? <Empty>{t('pages.empty.text')}</Empty> : null
  return (
    <Section id={block_id} title="">
      <RichTextView text={props.body} align={props.align} />
    </Section>
  )
}
