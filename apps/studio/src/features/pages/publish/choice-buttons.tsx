import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { excludeAllBut, getSelectedChanges, type Change } from './selected-changes.ts'
import styles from './publish.module.css'

type ChoiceButtonsProps = {
  readonly changes: readonly Change[]
  readonly excluded: ReadonlySet<string>
  /** The page that is open in the editor. */
  readonly page_id: string | null
  readonly onChoose: (excluded: ReadonlySet<string>) => void
}

/** Selects all changes, none or only those of the open page; hidden when there is only one. */
export function ChoiceButtons({ changes, excluded, page_id, onChoose }: ChoiceButtonsProps) {
  const t = useT()
  if (excludeAllBut(changes, null).size < 2) return null
  const chosen = getSelectedChanges(changes, excluded).length
  const only_page = excludeAllBut(changes, page_id)
  const is_changed = changes.some((change) => change.page_id === page_id)
  return (
    <div className={styles.choices}>
      {is_changed && (
        <Button kind="outline" size="small" onClick={() => onChoose(only_page)}>
          {t('publish.only_this_page')}
        </Button>
      )}
      <Button
        kind="outline"
        size="small"
        disabled={chosen === changes.length}
        onClick={() => onChoose(new Set())}
      >
        {t('publish.choose_all')}
      </Button>
      <Button
        kind="outline"
        size="small"
        disabled={chosen === 0}
        onClick={() => onChoose(excludeAllBut(changes, null))}
      >
        {t('publish.choose_none')}
      </Button>
    </div>
  )
}
