import { useT } from '@foyer/i18n/react'
import { Button, IconButton } from '@foyer/ui'
import { History, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { focusField } from './move-focus.ts'
import styles from './search.module.css'
import { ResultGroup, ResultRows } from './result-group.tsx'
import type { useRecentSearches } from './recent-searches.ts'

type RecentProps = { recent: ReturnType<typeof useRecentSearches>; onChoose: (term: string) => void }

/** The latest searches on this device. */
export function RecentSearches({ recent, onChoose }: RecentProps): ReactNode {
  const t = useT()
  return (
    <ResultGroup
      title={t('search.recent')}
      aside={
        <Button
          kind="text"
          size="small"
          onClick={({ currentTarget }) => {
            focusField(currentTarget)
            recent.clear()
          }}
        >
          {t('common.clear')}
        </Button>
      }
    >
      <ResultRows>
        {recent.terms.map((term) => (
          <li key={term} className={styles.recent}>
            <button type="button" className={styles.row} onClick={() => onChoose(term)}>
              <History aria-hidden="true" />
              <bdi>{term}</bdi>
            </button>
            <IconButton
              label={t('search.remove', { term })}
              icon={<X />}
              onClick={({ currentTarget }) => {
                focusNeighbor(currentTarget)
                recent.remove(term)
              }}
            />
          </li>
        ))}
      </ResultRows>
    </ResultGroup>
  )
}

/** Before a row goes, its focus moves to the same button of the next one, else of the one before, else to the field. */
function focusNeighbor(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const target = neighbor?.querySelector<HTMLElement>('button:last-of-type')
  if (target) target.focus()
  else focusField(button)
}
