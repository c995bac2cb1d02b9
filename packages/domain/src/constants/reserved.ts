/** Slugs that no app may have (architecture, section 9). */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'www',
  'api',
  'app',
  'admin',
  'studio',
  'sandbox',
  'mail',
  'static',
  'cdn',
  'assets',
  'media',
  'localhost',
])

/** First path segments that no page may have (architecture, section 9). */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'me',
  'discover',
  'forms',
  'buy',
  'subscriber',
  'api',
  'dev',
  'healthz',
  'readyz',
  'metrics',
  'media',
  'sw.js',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  '.well-known',
])

/** Beginnings of a first path segment that no page may have (architecture, section 9). */
export const RESERVED_SEGMENT_PREFIXES = ['_', 'apple-touch-icon'] as const
