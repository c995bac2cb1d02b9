/** Query parameter that makes a reload bypass all caches; removed after the start. */
export const CACHE_BUSTER_PARAM = 'v'

/** Adds the cache-busting parameter to an address. */
export function addCacheBuster(to: string, at: number): string {
  const [before = '', hash] = to.split('#', 2)
  const [path = '', query] = before.split('?', 2)
  const params = new URLSearchParams(query)
  params.set(CACHE_BUSTER_PARAM, at.toString(36))
  return `${path}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`
}

/** The address without the marker. */
export function removeCacheBuster(url: URL): string {
  url.searchParams.delete(CACHE_BUSTER_PARAM)
  return url.pathname + url.search + url.hash
}
