// oxlint-disable-next-line import/no-named-as-default -- the types know the default export alone
import qrcode from 'qrcode-generator'

/** A QR code as one SVG path of squares, with its width in squares; errors are corrected up to 15 %. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '',
    ).join(''),
  )
  return { path: rows.join(''), size }
}
