import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ReactNode } from 'react'
import { usePlatform } from '../../platform/platform.ts'
import styles from './brand.module.css'

/** The app's sign and name; the sign is left out where the owner has none. */
export function Brand({ size = 'medium' }: { size?: 'medium' | 'large' }): ReactNode {
  const { app } = usePlatform()
  return (
    <a href="/" className={styles.brand} data-size={size}>
      {app.logo && <Logo asset={app.logo} />}
      <span className={styles.name} dir="auto">
        {app.name}
      </span>
    </a>
  )
}

function Logo({ asset }: { asset: MediaAsset }): ReactNode {
  const webp = asset.variants.filter(({ format }) => format === 'webp').sort((a, b) => a.width - b.width)
  const best = webp.find(({ width }) => width >= 96)?.url ?? asset.src
  return <img src={best} alt="" width={28} height={28} className={styles.logo} />
}
