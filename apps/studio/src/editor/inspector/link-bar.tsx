import { isSafeLink } from '@foyer/domain/pages'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { asLink } from './as-link.ts'
import styles from './inspector.module.css'

/** Where the chosen words lead: an address, an e-mail, a telephone number, or a path of the app. */
export function LinkBar({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useT()
  const present: unknown = editor.getAttributes('link')['href']
  const [text, setText] = useState(typeof present === 'string' ? present : '')
  const href = asLink(text)
  const is_unsafe = text !== '' && !isSafeLink(href)
  const set = (): void => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (text === '') chain.unsetLink().run()
    else if (!is_unsafe) chain.setLink({ href }).run()
    if (!is_unsafe) onDone()
  }
  return (
    <div className={styles.linkBar}>
      <TextField
        label={t('editor.rich.link_to')}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the bar opens on demand and waits for an address
        autoFocus
        inputMode="url"
        placeholder="https://"
        error={is_unsafe ? t('editor.rich.link_unsafe') : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set()
          if (event.key === 'Escape') onDone()
          event.stopPropagation()
        }}
      />
      <Button kind="soft" size="small" onClick={set}>
        {t('common.apply')}
      </Button>
    </div>
  )
}
