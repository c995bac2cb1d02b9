import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'

type TranslationConflictProps = {
  readonly name: string
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Somebody else saved this translation meanwhile: whose words to go on with. Nothing is saved by choosing. */
export function TranslationConflict({ name, onMine, onTheirs }: TranslationConflictProps) {
  const t = useT()
  return (
    <Dialog
      is_open
      onOpenChange={() => undefined}
      role="alertdialog"
      title={t('editor.translations.conflict', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onTheirs}>
            {t('editor.conflict.take_theirs', { name })}
          </Button>
          <Button kind="ink" onClick={onMine}>
            {t('editor.conflict.keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t('editor.translations.conflict_text')}</p>
    </Dialog>
  )
}
