import { hasSearchLength } from '@foyer/domain/search'
import { useT } from '@foyer/i18n/react'
import { Button, SearchField, VisuallyHidden } from '@foyer/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { usePlatform } from '#platform/platform.ts'
import { moveFocus } from '#platform/search/move-focus.ts'
import { useRecentSearches } from '#platform/search/recent-searches.ts'
import { takeTypeAhead } from '#platform/search/type-ahead.ts'
import { useDebounced } from '#platform/search/use-debounced.ts'
import { useMember, useSession } from '#platform/session/use-session.ts'
import { usePages } from '../../pages/index.ts'
import styles from './results.module.css'
import { MAX_TERM_LENGTH, useSearchAddress } from './search-address.ts'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'

/** How long typing has to pause before a search starts, in milliseconds. */
const DEBOUNCE_MS = 150

/** The search of the app: its pages, its people and one's own messages. Guests of a private app sign in first. */
export function SearchScreen(): ReactNode {
  const { app } = usePlatform()
  const { slots } = usePages()
  const { status } = useSession()
  return app.access.is_private && status === 'guest' ? slots.signIn() : <Search />
}

function Search(): ReactNode {
  const t = useT()
  const { app, location } = usePlatform()
  const { term: first_term, kind, change } = useSearchAddress()
  const [typed, setTyped] = useState(first_term)
  const term = useDebounced(typed, DEBOUNCE_MS)
  const recent = useRecentSearches('pages', useMember()?.id ?? 'guest')
  const box = useFocusedField(first_term === '', setTyped)
  useTermInAddress(term, change)
  const setKind = (next: string | null): void => change({ kind: next })
  const leave = (): void => {
    if (location.canGoBack()) location.back()
    else location.navigate('/')
  }
  const clear = (): void => {
    setTyped('')
    setKind(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move among the field and links inside
    <div ref={box} className={styles.screen} data-app-search onKeyDown={moveFocus}>
      <h1>
        <VisuallyHidden>{t('search.title')}</VisuallyHidden>
      </h1>
      <div className={styles.top}>
        <SearchField
          label={t('page.toolbar.search', { app: app.name })}
          clear_label={t('common.clear')}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          value={typed}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            if (typed === '' && kind === null) leave()
            else clear()
          }}
          onSearch={setTyped}
        />
        <Button kind="text" size="small" onClick={leave}>
          {t('common.cancel')}
        </Button>
      </div>
      <div aria-busy={typed.trim() !== term}>
        {hasSearchLength(term) ? (
          <SearchResults term={term} kind={kind} onKind={setKind} onOpen={() => recent.add(term)} />
        ) : (
          <SearchStart recent={recent} kind={kind} onTerm={setTyped} onKind={setKind} />
        )}
      </div>
    </div>
  )
}

/** Writes the term to the address, so that back and reload bring it back. */
function useTermInAddress(term: string, change: (part: { term: string }) => void): void {
  const write = useEffectEvent(change)
  const is_first = useRef(true)
  useEffect(() => {
    if (!is_first.current) write({ term })
    is_first.current = false
  }, [term])
}

/**
 * Focuses the field once the screen is there; the content itself gets the focus on navigation. Results that someone
 * comes back to are not covered by a keyboard on the screen. What was typed while the screen loaded goes on in the field.
 */
function useFocusedField(is_new: boolean, onTyped: (value: string) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const focus = useEffectEvent(() => {
    const field = ref.current?.querySelector('input')
    const typed = takeTypeAhead()
    if (typed && typed.value !== '') flushSync(() => onTyped(typed.value))
    if (typed || is_new || matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
    if (typed) field?.setSelectionRange(typed.start, typed.end)
  })
  useEffect(() => {
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [])
  return ref
}
