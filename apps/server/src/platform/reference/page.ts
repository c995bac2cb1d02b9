import Fastify from 'fastify'

/** Fonts of the device, and colours of enough contrast in both modes. */
const STYLES = `
:root {
  --scalar-font: system-ui, sans-serif;
  --scalar-font-code: ui-monospace, SFMono-Regular, Menlo, monospace;
}
.light-mode {
  --scalar-color-3: #5c5c5c;
  --scalar-color-ghost: #5c5c5c;
  --scalar-color-blue: #0b5cad;
  --scalar-color-green: #046c4e;
  --scalar-color-orange: #9a4a00;
  --scalar-color-purple: #6b3fa0;
  --scalar-color-red: #b42318;
  --scalar-color-yellow: #7a5b00;
}
.dark-mode {
  --scalar-color-3: #a3a3a3;
  --scalar-color-ghost: #a3a3a3;
  --scalar-color-red: #ff8a80;
}`

/** What Scalar shows: nothing but our document, and no service of its maker. */
const configuration = {
  agent: { disabled: true },
  customCss: STYLES,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'json',
  hideClientButton: true,
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
}

/** The document of the API reference. It has no inline script: the configuration is an attribute. */
export function referencePage(): string {
  const attribute = JSON.stringify(configuration).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>Foyer API</title>
  </head>
  <body>
    <noscript>The reference needs scripts. The same as data: <a href="/api/v1/openapi.json">openapi.json</a>.</noscript>
    <script id="api-reference" type="application/json" data-url="/api/v1/openapi.json" data-configuration="${attribute}"></script>
    <script src="/api/v1/docs/scalar.js"></script>
  </body>
</html>
`
}

/** Scalar's script, 5 MB, which its Fastify plugin carries and serves. */
export async function scalarScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const carrier = Fastify()
  await carrier.register(scalar, { routePrefix: '/', configuration: { url: '/api/v1/openapi.json' } })
  const { rawPayload } = await carrier.inject('/js/scalar.js')
  await carrier.close()
  return rawPayload
}
