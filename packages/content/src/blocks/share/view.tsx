import { useT } from '@foyer/i18n/react'
import { Share2 } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Section } from '../../parts/section.tsx'
import type { shareBlock } from './definition.ts'
import styles from './styles.module.css'

/** A button that shares the page, on a card with the owner's words or alone. */
export const ShareView: BlockView<typeof shareBlock> = ({ props, block_id }) => {
  const t = useT()
  const button = (
    <ActionButton
      action={{ id: block_id, type: 'share' }}
      buttonProps="soft"
      icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
    >
      {props.button_text === '' ? t('pages.share.button') : props.button_text}
    </ActionButton>
  )
  if (props.look === 'button') {
    return (
      <Section id={block_id} title="">
        {button}
      </Section>
    )
  }
  return (
    <Section id={block_id} title="">
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto">
            {props.title === '' ? t('pages.share.title') : props.title}
          </h2>
          {props.text !== '' && (
            <p className={styles.text} dir="auto">
              {props.text}
            </p>
          )}
        </div>
        {button}
      </div>
    </Section>
  )
}
