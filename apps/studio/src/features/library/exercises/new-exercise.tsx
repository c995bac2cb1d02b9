import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { NameDialog } from '#platform/parts/name-dialog.tsx'
import { useSlug } from '#platform/routes.ts'
import { refreshPages } from '../../pages/index.ts'
import styles from './exercises.module.css'

type NewExerciseProps = {
  readonly content_type: string
  /** Where the other exercises are; null: at the top. */
  readonly parent_id: string | null
  readonly onCreated: (page_id: string) => void
}

/** Creates an exercise by its name, beside the others; its fields follow in the panel. */
export function NewExercise({ content_type, parent_id, onCreated }: NewExerciseProps) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [is_open, setOpen] = useState(false)
  return (
    <span className={styles.head_actions}>
      <Button kind="ink" icon={<Plus />} onClick={() => setOpen(true)}>
        {t('studio_exercises.new')}
      </Button>
      {is_open && (
        <NameDialog
          title={t('studio_exercises.new')}
          label={t('common.name')}
          action={t('studio_exercises.create')}
          max={200}
          onClose={() => setOpen(false)}
          onName={async (title) => {
            const page = await call('pages.createPage', { parent_id, content_type, title })
            await refreshPages(slug)
            setOpen(false)
            onCreated(page.page_id)
          }}
        />
      )}
    </span>
  )
}
