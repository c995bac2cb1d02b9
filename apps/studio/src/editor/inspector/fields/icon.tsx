import { iconNames, type IconField } from '@foyer/content/definitions'
import { IconView } from '@foyer/content/views'
import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import type { FieldProps } from '../field-props.ts'
import styles from '../inspector.module.css'

/** One of the built-in icons, each with its name. */
export function IconInput({ value, onChange, label, error, is_optional }: FieldProps<IconField>) {
  const t = useT()
  const chosen = iconNames.find((name) => name === value)
  const getIconLabel = (name: string): string => name.replaceAll('_', ' ')
  return (
    <div className={styles.group}>
      <span className={styles.label}>{label}</span>
      <Popover
        label={label}
        trigger={
          <Button
            kind="outline"
            is_wide
            className={styles.pick}
            icon={chosen && <IconView name={chosen} size={16} />}
            aria-label={`${label}: ${chosen ? getIconLabel(chosen) : t('common.none')}`}
          >
            {chosen ? getIconLabel(chosen) : t('common.none')}
          </Button>
        }
      >
        {(close) => (
          <div className={styles.icons}>
            {is_optional && (
              <button
                type="button"
                className={styles.icon}
                data-wide=""
                onClick={() => {
                  onChange(null)
                  close()
                }}
              >
                {t('common.none')}
              </button>
            )}
            {iconNames.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.icon}
                aria-label={getIconLabel(name)}
                title={getIconLabel(name)}
                aria-pressed={name === chosen}
                onClick={() => {
                  onChange(name)
                  close()
                }}
              >
                <IconView name={name} size={18} />
              </button>
            ))}
          </div>
        )}
      </Popover>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}
