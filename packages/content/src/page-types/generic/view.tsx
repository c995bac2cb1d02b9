import type { PageTypeView } from '../../block-view.ts'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import type { genericPage } from './definition.ts'
import styles from './styles.module.css'

/** The blocks, and the title above them where the owner wants it. */
export const GenericView: PageTypeView<typeof genericPage> = ({ fields, blocks, actions }) => (
  <>
    {fields.show_title && (
      <div className={styles.head} data-has-cover={fields.cover !== null || undefined}>
        {fields.cover && <PageCover image={fields.cover} ratio="wide" />}
        <PageHead />
      </div>
    )}
    {blocks}
    {actions}
  </>
)
