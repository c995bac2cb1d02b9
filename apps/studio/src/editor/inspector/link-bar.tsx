import { isSafeLink } from '@foyer/contract/rules/safe-link'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { normalizeLink } from './normalize-link.ts'
import styles from './rich-text.module.css'

/** The target of the selected text: a URL, an e-mail address, a telephone number or a path of the app. */
export function LinkBar({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useT()
  const current_link: unknown = editor.getAttributes('link')['href']
  const [text, setText] = useState(typeof current_link === 'string' ? current_link : '')
  const href = normalizeLink(text)
  const is_unsafe = text !== '' && !isSafeLink(href)
  const applyLink = (): void => {
    const startCommand = editor.chain().focus().extendMarkRange('link')
    if (text === '') startCommand.unsetLink().run()
    else if (!is_unsafe) startCommand.setLink({ href }).run()
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
          if (event.key === 'Enter') applyLink()
          if (event.key === 'Escape') onDone()
          event.stopPropagation()
        }}
      />
      <Button kind="soft" size="small" onClick={applyLink}>
        {t('common.apply')}
      </Button>
    </div>
  )
}
