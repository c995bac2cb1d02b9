/** Whether the studio runs on the developer's own machine; only then the galleries are shown. */
export function isDevelopment(): boolean {
  return import.meta.env.DEV || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)
}
