import { problemMessage } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Button, TextField } from '@foyer/ui'
import { useState, type ReactNode } from 'react'
import styles from './checkout.module.css'

type CouponFieldProps = {
  code: string
  /** Why the code cannot be used; null where it has not been tried. */
  refusal: string | null
  is_busy: boolean
  onApply: (code: string) => void
}

/** Where a buyer types the code of a coupon; closed until they ask for it. */
export function CouponField({ code, refusal, is_busy, onApply }: CouponFieldProps): ReactNode {
  const t = useT()
  const [is_open, setIsOpen] = useState(code !== '')
  const [typed, setTyped] = useState(code)
  if (!is_open) {
    return (
      <div>
        <Button kind="text" size="small" onClick={() => setIsOpen(true)}>
          {t('checkout.coupon.have')}
        </Button>
      </div>
    )
  }
  const is_tried = refusal !== null && typed.trim() === code
  return (
    <form
      className={styles.coupon}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(typed)
      }}
    >
      <TextField
        label={t('checkout.coupon.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={is_tried ? problemMessage(t, { code: `invalid_coupon.${refusal}` }) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        end={
          <Button kind="text" size="small" type="submit" is_busy={is_busy} disabled={typed.trim() === ''}>
            {t('checkout.coupon.apply')}
          </Button>
        }
      />
    </form>
  )
}
