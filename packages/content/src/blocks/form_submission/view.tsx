import { useT } from '@foyer/i18n/react'
import type { BlockView } from '../../block-view.ts'
import { usePageHost } from '../../host-context.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Section } from '../../parts/section.tsx'
import type { formSubmissionBlock } from './definition.ts'
import styles from './styles.module.css'

/** The member's answers to a form, rendered by the app's pane. Where the host has no pane, a short sentence takes its place. */
export const FormSubmissionView: BlockView<typeof formSubmissionBlock> = ({ props, block_id }) => {
  const t = useT()
  const { link, panes, is_preview } = usePageHost()
  const { title, form_page_id, empty_text, button_text } = props
  const form = form_page_id === null ? null : link(form_page_id)
  if (form_page_id === null || (!form && !panes.answers))
    return is_preview ? <Empty>{t('pages.form_submission.no_form')}</Empty> : null
  const { answers: Answers } = panes
  return (
    <Section id={block_id} title={title === '' ? (form?.title ?? '') : title}>
      <div className={styles.pane}>
        {Answers ? (
          <Answers
            block_id={block_id}
            form_id={form_page_id}
            form={form}
            empty_text={empty_text}
            button_text={button_text}
          />
        ) : (
          <p className={styles.note}>{t('pages.form_submission.preview')}</p>
        )}
      </div>
    </Section>
  )
}
