import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import { useSlug } from '../routes.ts'
import { removeEmpty } from '../search-params.ts'
import styles from './library-tabs.module.css'
import { ALL_TYPES, FIRST_TYPE, formatTypeName, LIBRARY_TYPES } from './library-types.ts'

type LibraryTabsProps = {
  /** A page type, `ALL_TYPES`, or another screen of the library. */
  readonly current: string
  readonly term?: string | undefined
}

/** The page types of the library, its media and its tags. */
export function LibraryTabs({ current, term }: LibraryTabsProps) {
  const t = useT()
  const slug = useSlug()
  const markOf = (name: string): 'page' | undefined => (name === current ? 'page' : undefined)
  return (
    <nav className={styles.tabs} aria-label={t('studio_import.library.kinds')}>
      {[...LIBRARY_TYPES, ALL_TYPES].map((kind) => (
        <Link
          key={kind}
          to="/apps/$slug/library"
          params={{ slug }}
          search={removeEmpty({ type: kind === FIRST_TYPE ? undefined : kind, term: term || undefined })}
          className={styles.tab}
          activeOptions={{ exact: true }}
          aria-current={markOf(kind)}
        >
          {formatTypeName(t, kind)}
        </Link>
      ))}
      <Link
        to="/apps/$slug/library/media"
        params={{ slug }}
        className={styles.tab}
        aria-current={markOf('media')}
      >
        {t('studio.nav.media')}
      </Link>
      <Link
        to="/apps/$slug/library/tags"
        params={{ slug }}
        className={styles.tab}
        aria-current={markOf('tags')}
      >
        {t('studio_tags.title')}
      </Link>
    </nav>
  )
}
