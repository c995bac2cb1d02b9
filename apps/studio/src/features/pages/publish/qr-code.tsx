import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'
import styles from './publish.module.css'

/** An address as a QR code, dark on light in both modes, so that every camera reads it. */
export function QrCode({ address }: { readonly address: string }) {
  const t = useT()
  const { path, size } = useMemo(() => qrPath(address), [address])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not a file
      role="img"
      aria-label={t('publish.qr', { address })}
    >
      <path d={path} fill="#16181d" shapeRendering="crispEdges" />
    </svg>
  )
}
