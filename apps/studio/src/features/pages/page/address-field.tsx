import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { refreshPages } from '../queries.ts'

/** The path of a page. A taken, reserved or invalid path shows an error and changes nothing. */
export function AddressField({ page_id, path }: { readonly page_id: string; readonly path: string }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [saved, setSaved] = useState(path)
  const [text, setText] = useState(path)
  const [error, setError] = useState<string | undefined>()
  const [is_busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const node = await call('pages.setPagePath', { id: page_id, path: text.trim() })
      setSaved(node.path)
      setText(node.path)
      setError(undefined)
      toasts.add({ text: t('editor.path.saved') })
      await refreshPages(slug)
    } catch (reason) {
      setError(formatError(t, reason))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      style={{ display: 'grid', gap: 'var(--s-2)', justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div style={{ inlineSize: '100%' }}>
        <TextField
          label={t('editor.path.label')}
          help={text === saved ? undefined : t('editor.path.help')}
          error={error}
          dir="ltr"
          spellCheck={false}
          maxLength={300}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
      </div>
      {text !== saved && (
        <Button kind="ink" size="small" type="submit" is_busy={is_busy}>
          {t('editor.path.save')}
        </Button>
      )}
    </form>
  )
}
