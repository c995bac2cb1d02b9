import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { graphemes } from '@foyer/domain/text'
import { useT } from '@foyer/i18n/react'
import { Loading, Spinner } from '@foyer/ui'
import type { ComponentProps, ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import styles from './auth.module.css'
import { ValidatedForm } from './validated-form.tsx'

type StepProps = { title: string; text?: ReactNode; children?: ReactNode }

/** One step of the sign-in panel: the app's icon, a question and the form. */
export function AuthStepFrame({ title, text, children }: StepProps): ReactNode {
  const { app } = usePlatform()
  return (
    <div className={styles.step}>
      <span className={styles.sign} aria-hidden="true">
        {app.logo ? <img src={smallestLogo(app.logo)} alt="" width={56} height={56} /> : getInitial(app.name)}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}

/** A step that runs a request before it shows a form. */
export function AuthProgress({ title }: { title: string }): ReactNode {
  return (
    <AuthStepFrame title={title}>
      <Loading label={title}>
        <Spinner />
      </Loading>
    </AuthStepFrame>
  )
}

function smallestLogo({ src, variants }: MediaAsset): string {
  const [best] = variants
    .filter(({ format, width }) => format === 'webp' && width >= 112)
    .sort((a, b) => a.width - b.width)
  return best?.url ?? src
}

function getInitial(name: string): string {
  return (graphemes(name)[0] ?? '').toLocaleUpperCase()
}

type FormProps = Pick<ComponentProps<typeof ValidatedForm>, 'form' | 'children'>

/** A form of the panel. */
export function AuthForm(props: FormProps): ReactNode {
  return <ValidatedForm {...props} className={styles.form} is_focused />
}

/** Quieter ways on, below the main one. */
export function AlternativeMethods({
  has_divider = false,
  children,
}: {
  has_divider?: boolean
  children: ReactNode
}): ReactNode {
  const t = useT()
  return (
    <>
      {has_divider && <div className={styles.or}>{t('common.or')}</div>}
      <div className={styles.others}>{children}</div>
    </>
  )
}
