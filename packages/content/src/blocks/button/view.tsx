import { hasTarget } from '@foyer/contract/rules/action-target'
import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { IconView } from '../../icon.tsx'
import { ActionButton } from '../../parts/action-button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import type { buttonBlock } from './definition.ts'

/** A button in the text of a page. Members see nothing while its label is empty. */
export const ButtonView: BlockView<typeof buttonBlock> = ({ props, block_id }) => {
  const t = useT()
  const { is_preview } = usePageHost()
  const action = props.action ?? { id: block_id, type: 'open_page', page_id: null }
  if (!is_preview && !hasTarget(action)) return null
  if (props.text === '') return is_preview ? <Empty>{t('pages.empty.button')}</Empty> : null
  return (
    <Section id={block_id} title="">
      <ActionButton
        action={action}
        buttonProps={props.style}
        width={props.width}
        icon={props.icon && <IconView name={props.icon} />}
      >
        {props.text}
      </ActionButton>
    </Section>
  )
}
