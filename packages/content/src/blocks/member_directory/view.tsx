import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Section } from '../../parts/section.tsx'
import type { memberDirectoryBlock } from './definition.ts'
import styles from './styles.module.css'

/** The member directory, rendered by the app's pane. Where the host has no pane, a short sentence takes its place. */
export const MemberDirectoryView: BlockView<typeof memberDirectoryBlock> = ({ props, block_id }) => {
  const t = useT()
  const { directory: Directory } = usePageHost().panes
  return (
    <Section id={block_id} title={props.title === '' ? t('pages.member_directory.title') : props.title}>
      <div className={styles.pane}>
        {Directory ? (
          <Directory placeholder={props.placeholder} />
        ) : (
          <p>{t('pages.member_directory.in_preview')}</p>
        )}
      </div>
    </Section>
  )
}
