import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { Loading, Notice, Spinner } from '@foyer/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import styles from './auth.module.css'
import type { FormFaults } from './form-faults.ts'
import { useFocusOnFault } from './use-focus-on-fault.ts'

type StepProps = { title: string; text?: ReactNode; children?: ReactNode }

/** One step of the sign-in panel: the app's sign, what is asked, and the way on. */
export function AuthStepFrame({ title, text, children }: StepProps): ReactNode {
  const { app } = usePlatform()
  return (
    <div className={styles.step}>
      <span className={styles.sign} aria-hidden="true">
        {app.logo ? <img src={smallest(app.logo)} alt="" width={56} height={56} /> : initialOf(app.name)}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  )
}

/** A step that has something to do before it has anything to ask. */
export function Working({ title }: { title: string }): ReactNode {
  return (
    <AuthStepFrame title={title}>
      <Loading label={title}>
        <Spinner />
      </Loading>
    </AuthStepFrame>
  )
}

function smallest({ src, variants }: MediaAsset): string {
  const [best] = variants
    .filter(({ format, width }) => format === 'webp' && width >= 112)
    .sort((a, b) => a.width - b.width)
  return best?.url ?? src
}

function initialOf(name: string): string {
  return (Array.from(name)[0] ?? '').toLocaleUpperCase()
}

type FormProps = { onSubmit: () => void; faults: FormFaults; children: ReactNode }

/**
 * A form whose first empty field has the focus, and after a refusal the first field that is to blame. The general
 * fault stands above the fields.
 */
export function AuthForm({ onSubmit, faults, children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const { notice } = faults
  useEffect(() => {
    const fields = Array.from(form.current?.querySelectorAll('input') ?? [])
    ;(fields.find(({ value }) => value === '') ?? fields.at(-1))?.focus()
  }, [])
  useFocusOnFault(form, faults)
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {notice !== null && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {notice}
        </Notice>
      )}
      {children}
    </form>
  )
}

/** Quieter ways on, below the main one. */
export function OtherWays({
  is_apart = false,
  children,
}: {
  is_apart?: boolean
  children: ReactNode
}): ReactNode {
  const t = useT()
  return (
    <>
      {is_apart && <div className={styles.or}>{t('common.or')}</div>}
      <div className={styles.others}>{children}</div>
    </>
  )
}
