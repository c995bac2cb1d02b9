import type { PageTypeView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { PageCover } from '../../parts/page-cover.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import type { formPage, FormPageFields } from './definition.ts'
import styles from './styles.module.css'
import { useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { Empty } from '../../parts/empty.tsx'

/** A form: its introduction, and the app's pane to fill it in. Without a pane, its questions. */
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

/** The questions of a form, read-only: for the studio, and until the app's pane is ready. */
function FormOutline({ fields }: { fields: FormPageFields }): ReactNode {
  const t = useT()
  const { is_preview } = usePageHost()
  const { show_intro_screen, intro_heading, intro_description, submit_text } = fields
  // With an intro screen, members read the intro first; questions are not rendered only to disappear again.
  const form_groups = show_intro_screen && !is_preview ? [] : fields.form_groups
  const hasFields = form_groups.some(({ form_fields }) => form_fields.length > 0)
  if (!hasFields && is_preview) return <Empty>{t('pages.form.empty')}</Empty>
  return (
    <div className={styles.outline}>
      {show_intro_screen && intro_heading !== '' && (
        <h2 className={styles.heading} dir="auto">
          {intro_heading}
        </h2>
      )}
      {show_intro_screen && intro_description !== '' && (
        <p className={styles.words} dir="auto">
          {intro_description}
        </p>
      )}
      {form_groups.map((group) => (
        <section key={group.id} className={styles.group}>
          {group.title !== '' && (
            <h2 className={styles.heading} dir="auto">
              {group.title}
            </h2>
          )}
          {group.description !== '' && (
            <p className={styles.words} dir="auto">
              {group.description}
            </p>
          )}
          <ul className={styles.questions}>
            {group.form_fields.map(({ id, label, field_type, options }) => (
              <li key={id} className={styles.question}>
                <span dir="auto">{label}</span>
                {field_type === 'multi_select' && (
                  <ul className={styles.options}>
                    {[...new Set(options)].map((option) => (
                      <li key={option} dir="auto">
                        {option}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasFields && <p className={styles.lead}>{submit_text === '' ? t('pages.form.send') : submit_text}</p>}
    </div>
  )
}
