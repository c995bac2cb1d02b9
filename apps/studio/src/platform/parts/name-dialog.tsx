import { useT } from '@foyer/i18n/react'
import { Button, Notice, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useId, useState } from 'react'
import { formatError } from '../problem.ts'

type NameDialogProps = {
  readonly title: string
  /** Of the field. */
  readonly label: string
  readonly help?: string | undefined
  /** Of the button that confirms. */
  readonly action: string
  readonly max: number
  readonly first_name?: string
  readonly onClose: () => void
  /** Uses the name. What it throws is shown, and the dialog stays open. */
  readonly onName: (name: string) => Promise<void>
}

/** Asks for the name of something. An empty one is refused. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, help, action, max, first_name = '', onClose, onName } = props
  const t = useT()
  const form = useId()
  const [name, setName] = useState(first_name)
  const [error, setError] = useState<unknown>(null)
  const [is_missing, setMissing] = useState(false)
  const [is_busy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    setBusy(true)
    setError(null)
    try {
      await onName(name)
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={title}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="ink" type="submit" form={form} is_busy={is_busy}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ display: 'grid', gap: 'var(--s-4)' }}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={label}
          {...(help === undefined ? {} : { help })}
          value={name}
          maxLength={max}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type a name
          autoFocus
          error={is_missing ? t('editor.errors.required') : undefined}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
          }}
        />
        {error !== null && (
          <Notice tone="danger" role="alert">
            {formatError(t, error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
