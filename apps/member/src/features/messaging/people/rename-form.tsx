import type { Thread } from '@foyer/contract/messaging/shapes'
import { hasVisibleText } from '@foyer/domain/text'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { FormErrorNotice } from '@foyer/ui/form'
import type { ReactNode } from 'react'
import { useApi } from '#platform/api/use-api.ts'
import { useForm } from '#platform/use-form.ts'
import { useThreadCache } from '../inbox/use-threads.ts'
import styles from './people.module.css'

/** The longest title of a thread. */
export const LONGEST_TITLE = 80

/** Renames a thread; Escape cancels. */
export function RenameForm({ thread, close }: { thread: Thread; close: () => void }): ReactNode {
  const t = useT()
  const api = useApi()
  const cache = useThreadCache()
  const form = useForm({
    saved: { title: thread.title.slice(0, LONGEST_TITLE) },
    validate: ({ title }) => (hasVisibleText(title) ? {} : { title: t('inbox.title_required') }),
    save: async ({ title }) => {
      if (title.trim() !== thread.title) {
        cache.put(await api('messaging.renameThread', { id: thread.id, title: title.trim() }))
      }
      close()
    },
  })
  return (
    <form {...form.props} className={styles.rename}>
      <FormErrorNotice text={form.refusal} />
      <TextField
        {...form.field('title')}
        label={t('inbox.title')}
        maxLength={LONGEST_TITLE}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the member has just asked to rename
        autoFocus
      />
      <div className={styles.buttons}>
        <Button kind="outline" size="small" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="ink" size="small" is_busy={form.is_saving}>
          {t('common.rename')}
        </Button>
      </div>
    </form>
  )
}
