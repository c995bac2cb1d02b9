import { useT } from '@foyer/i18n/react'
import { FormErrorNotice } from '@foyer/ui/form'
import { Button } from '@foyer/ui'
import { useLayoutEffect, useRef } from 'react'
import { RestoredDraftNote } from './page.tsx'
import type { Form } from '../use-form.ts'
import styles from './save-bar.module.css'

/** Saves a form or reverts it, and shows why a save was refused. Visible once something has changed. */
export function SaveBar<Values extends object>({ form }: { readonly form: Form<Values> }) {
  return form.is_dirty ? <Bar form={form} /> : null
}

function Bar<Values extends object>({ form }: { readonly form: Form<Values> }) {
  const t = useT()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    return () => {
      if (bar) returnFocus(bar)
    }
  }, [])
  return (
    <div ref={ref} className={styles.bar}>
      <FormErrorNotice text={form.refusal} />
      {form.is_restored && !form.refusal && <RestoredDraftNote onDiscard={form.reset} />}
      <div className={styles.buttons}>
        <span className={styles.state}>{t('studio.form.unsaved')}</span>
        <Button kind="outline" onClick={form.reset}>
          {t('common.discard')}
        </Button>
        <Button kind="ink" type="submit" is_busy={form.is_saving}>
          {t('common.save')}
        </Button>
      </div>
    </div>
  )
}

/** When the focused button disappears, moves the focus, because otherwise keys such as Escape reach nothing. */
function returnFocus(bar: HTMLElement): void {
  if (bar.contains(document.activeElement)) bar.closest<HTMLElement>('[role="dialog"], main')?.focus()
}
