import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import type { formPage } from './definition.ts'
import { FormOutline } from './form-outline.tsx'
import styles from './styles.module.css'

/** A form: what it is about, and the pane of the app in which it is filled in. Without one, what it asks. */
export const FormView: PageTypeView<typeof formPage> = ({ fields, blocks, actions }) => {
  const { index, panes } = usePageHost()
  const Form = panes.form
  const outline = <FormOutline fields={fields} />
  return (
    <>
      {fields.cover && <PageCover image={fields.cover} ratio="wide" place="column" />}
      <div className={styles.form} data-has-cover={fields.cover ? true : undefined}>
        <PageHead />
        {blocks}
        {Form ? <Form page_id={index.page.page_id}>{outline}</Form> : outline}
        {actions}
      </div>
    </>
  )
}
