import { useT } from '@foyer/i18n/react'
import { TextArea, TextField } from '@foyer/ui'
import type { PageSettings } from '../state/actions.ts'
import type { PageDraft } from '../types.ts'
import { ImageInput } from './fields/image.tsx'
import styles from './inspector.module.css'

type SharingFieldsProps = {
  readonly draft: PageDraft
  readonly onSettings: (settings: PageSettings) => void
}

/** What a link to the page shows in search results and messengers (Open Graph). */
export function SharingFields({ draft, onSettings }: SharingFieldsProps) {
  const t = useT()
  return (
    <div className={styles.body}>
      <p className={styles.help}>{t('editor.page.sharing_help')}</p>
      <TextField
        label={t('editor.page.og_title')}
        placeholder={draft.title}
        note={t('editor.field.counter', { count: draft.og_title.length, max: 200 })}
        value={draft.og_title}
        maxLength={200}
        onChange={(event) => onSettings({ og_title: event.target.value })}
      />
      <TextArea
        label={t('editor.page.og_description')}
        note={t('editor.field.counter', { count: draft.og_description.length, max: 500 })}
        value={draft.og_description}
        maxLength={500}
        rows={3}
        onChange={(event) => onSettings({ og_description: event.target.value })}
      />
      <ImageInput
        label={t('editor.page.og_image')}
        help={t('editor.page.og_image_help')}
        value={draft.og_image}
        onChange={(image) => onSettings({ og_image: image })}
      />
    </div>
  )
}
