import { useT } from '@foyer/i18n/react'
import { Button, Checkbox } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { Columns3 } from 'lucide-react'
import { storeColumns, MEMBER_COLUMNS, toggleColumn, type MemberColumn } from '../member-columns.ts'
import styles from './column-chooser.module.css'

type ColumnChooserProps = {
  readonly chosen: readonly MemberColumn[]
  readonly onChange: (chosen: readonly MemberColumn[]) => void
}

/** The columns of the list and its export, stored on this device. */
export function ColumnChooser({ chosen, onChange }: ColumnChooserProps) {
  const t = useT()
  return (
    <span className={styles.chooser}>
      <Popover
        label={t('studio_members.columns.title')}
        placement="bottom end"
        trigger={
          <Button kind="ghost" size="small" icon={<Columns3 />}>
            {t('studio_members.columns.title')}
          </Button>
        }
      >
        <fieldset className={styles.columns}>
          <legend className={styles.legend}>{t('studio_members.columns.help')}</legend>
          {MEMBER_COLUMNS.map((name) => (
            <Checkbox
              key={name}
              label={t(`studio_members.columns.${name}`)}
              checked={chosen.includes(name)}
              onChange={() => {
                const next = toggleColumn(chosen, name)
                storeColumns(next)
                onChange(next)
              }}
            />
          ))}
        </fieldset>
      </Popover>
    </span>
  )
}
