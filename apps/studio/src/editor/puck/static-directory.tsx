import { useT } from '@foyer/i18n/react'
import { Avatar, ListRow, RowList, SearchField } from '@foyer/ui'
import styles from './static-directory.module.css'

const NAMES = ['Ines Duarte', 'Jonas Weber', 'Tom Achterberg'] as const

/** Example members, because a draft does not show real ones. */
export function StaticDirectory({ placeholder }: { readonly placeholder: string }) {
  const t = useT()
  return (
    <div className={styles.directory}>
      <SearchField
        label={placeholder === '' ? t('common.search') : placeholder}
        clear_label={t('common.clear')}
        value=""
        onSearch={() => {}}
      />
      <RowList label={t('pages.member_directory.title')}>
        {NAMES.map((name) => (
          <ListRow key={name} lead={<Avatar name={name} size={44} />} title={name} has_chevron />
        ))}
      </RowList>
    </div>
  )
}
