import type { MapPosition } from '@foyer/domain/addresses'
import { RESIZE_DEBOUNCE_MS } from '@foyer/domain/constants'
import { Browser, control, divIcon, map as createMap, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import styles from './styles.module.css'

type MapInput = {
  position: MapPosition
  zoom: number
  tiles: { url: string; attribution: string }
  labels: { name: string; zoom_in: string; zoom_out: string }
  /** Called with the first tile. */
  onTiles: () => void
}

/** A map that is on the page. */
export type DrawnMap = { remove: () => void }

const PIN =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39S2 25.5 2 15.6a14 14 0 0 1 28 0C30 25.5 16 39 16 39Z" fill="currentColor" stroke="#fff" stroke-width="2"/><circle cx="16" cy="15.5" r="5" fill="#fff"/></svg>'

/**
 * Draws a map with one marker. On touch screens two fingers move it, so that one scrolls the page; the wheel zooms
 * after a click.
 */
export function drawMap(
  element: HTMLElement,
  { position, zoom, tiles, labels, onTiles }: MapInput,
): DrawnMap {
  const map = createMap(element, {
    center: position,
    zoom,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    touchZoom: true,
  })
  control.zoom({ zoomInTitle: labels.zoom_in, zoomOutTitle: labels.zoom_out }).addTo(map)
  map.attributionControl.setPrefix(
    '<a href="https://leafletjs.com" rel="noopener" target="_blank">Leaflet</a>',
  )
  const layer = tileLayer(tiles.url, { attribution: escapeHtml(tiles.attribution), maxZoom: 19 })
  layer.once('tileload', onTiles)
  layer.addTo(map)
  const icon = divIcon({
    html: PIN,
    className: styles.marker ?? '',
    iconSize: [32, 40],
    iconAnchor: [16, 39],
  })
  marker(position, { icon, alt: labels.name, title: labels.name, keyboard: false }).addTo(map)
  map.on('click', () => map.scrollWheelZoom.enable())
  map.on('mouseout', () => map.scrollWheelZoom.disable())

  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => map.invalidateSize({ animate: false }), RESIZE_DEBOUNCE_MS)
  })
  observer.observe(element)
  return {
    remove: () => {
      observer.disconnect()
      clearTimeout(timer)
      map.remove()
    },
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
