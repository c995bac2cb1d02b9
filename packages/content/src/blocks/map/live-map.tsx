import type { MapPosition } from '@foyer/domain/addresses'
import { useT } from '@foyer/i18n/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { HostEmbeds } from '../../host.ts'
import type { DrawnMap } from './draw-map.ts'
import styles from './styles.module.css'

/** Loads the map and its library when it comes near the screen. Shows nothing until tiles are there, or if none load. */
export function LiveMap({
  position: { lat, lng },
  zoom,
  tiles: { url, attribution },
  name,
}: {
  position: MapPosition
  zoom: number
  tiles: NonNullable<HostEmbeds['map_tiles']>
  name: string
}): ReactNode {
  const t = useT()
  const canvas = useRef<HTMLDivElement>(null)
  const [is_shown, setShown] = useState(false)
  const labels = { name, zoom_in: t('pages.map.zoom_in'), zoom_out: t('pages.map.zoom_out') }
  const { zoom_in, zoom_out } = labels

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    let drawn: DrawnMap | null = null
    let is_gone = false
    const draw = async (): Promise<void> => {
      const { drawMap } = await import('./draw-map.ts')
      if (is_gone) return
      drawn = drawMap(element, {
        position: { lat, lng },
        zoom,
        tiles: { url, attribution },
        labels: { name, zoom_in, zoom_out },
        onTiles: () => setShown(true),
      })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without a network the drawn ground stays.
        draw().catch(() => undefined)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => {
      is_gone = true
      observer.disconnect()
      drawn?.remove()
    }
  }, [lat, lng, zoom, url, attribution, name, zoom_in, zoom_out])

  return <div ref={canvas} className={styles.canvas} data-is-shown={is_shown || undefined} dir="ltr" />
}
