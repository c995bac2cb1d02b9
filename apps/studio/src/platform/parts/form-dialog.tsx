import { useT } from '@foyer/i18n/react'
import { FormErrorNotice } from '@foyer/ui/form'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import type { ReactNode } from 'react'
import type { Form } from '../use-form.ts'
import styles from './form-dialog.module.css'

type FormDialogProps<Values extends object> = {
  readonly title: string
  readonly form: Form<Values>
  /** The label of the submit button. */
  readonly submit: string
  readonly onClose: () => void
  /** A confirmation of something irreversible: only the buttons and Escape close it. */
  readonly is_question?: boolean
  readonly children: ReactNode
}

/** A form in a dialog: its fields, why it was refused, and the buttons. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, form, submit, onClose, is_question = false, children } = props
  const t = useT()
  return (
    <Dialog
      is_open
      role={is_question ? 'alertdialog' : 'dialog'}
      onOpenChange={(is_open) => !is_open && onClose()}
      title={title}
      {...(!is_question && { close_label: t('common.close') })}
      width={480}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" is_busy={form.is_saving} onClick={() => form.submit()}>
            {submit}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.props}>
        {children}
        <FormErrorNotice text={form.refusal} />
      </form>
    </Dialog>
  )
}
