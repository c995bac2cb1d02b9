import { useT } from '@foyer/i18n/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './pitch-details.module.css'

type PitchDetailsProps = {
  product: {
    benefits: readonly string[]
    contents: readonly string[]
    teacher: { name: string; line: string } | null
  }
  /** The photo of the teacher; undefined where there is none. */
  photo?: ReactNode
  /** The link to the sample page; undefined where there is none. */
  sample?: ReactNode
}

/** The benefits, contents, teacher and sample page of a product; nothing for what its owner left out. */
export function PitchDetails({ product, photo, sample }: PitchDetailsProps): ReactNode {
  const t = useT()
  const { benefits, contents, teacher } = product
  return (
    <>
      {benefits.length > 0 && (
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden="true" />
              <span dir="auto">{benefit}</span>
            </li>
          ))}
        </ul>
      )}
      {contents.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('checkout.product.contents')}</h3>
          <ol className={styles.contents}>
            {contents.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ol>
        </div>
      )}
      {teacher && (
        <div className={styles.teacher}>
          {photo && <span className={styles.photo}>{photo}</span>}
          <div className={styles.names}>
            <p className={styles.heading} dir="auto">
              {teacher.name}
            </p>
            {teacher.line !== '' && (
              <p className={styles.meta} dir="auto">
                {teacher.line}
              </p>
            )}
          </div>
        </div>
      )}
      {sample}
    </>
  )
}
