import { useT } from '@foyer/i18n/react'
import { Search } from 'lucide-react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Section } from '../../parts/section.tsx'
import type { searchBlock } from './definition.ts'
import styles from './styles.module.css'

/** A search of the app's pages, rendered by the app's pane. Its field stands there until the pane has loaded. */
export const SearchView: BlockView<typeof searchBlock> = ({ props, block_id }) => {
  const t = useT()
  const { search: Pane } = usePageHost().panes
  const placeholder = props.placeholder === '' ? t('pages.search.placeholder') : props.placeholder
  const still = (
    <span className={styles.still} aria-hidden="true">
      <Search size={20} strokeWidth={1.75} />
      <span dir="auto">{placeholder}</span>
    </span>
  )
  return (
    <Section id={block_id} title={props.title}>
      <div className={styles.pane}>
        {Pane ? (
          <Pane placeholder={placeholder} content_type={props.content_type}>
            {still}
          </Pane>
        ) : (
          still
        )}
      </div>
    </Section>
  )
}
