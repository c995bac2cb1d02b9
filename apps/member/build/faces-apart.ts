import type { Plugin, Rolldown } from 'vite'

/** Where the fonts' rules are kept for the server's bundle; the folder is not served. */
export const FACES = '.vite/faces.css'

const FACE = /@font-face\s*\{[^{}]*\}/g

/**
 * Takes the rules of fonts out of the sheet that follows a document: the document carries those that it shows, and to
 * hear of any again makes browsers measure the whole page anew.
 */
export function facesApartPlugin(): Plugin {
  return {
    name: 'foyer-faces-apart',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const faces = takeFaces(bundle)
        this.emitFile({ type: 'asset', fileName: FACES, source: faces })
      },
    },
  }
}

function takeFaces(bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .flatMap((file) => {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) return []
      const css = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
      const apart = facesApart(css)
      file.source = apart.sheet
      return [apart.faces]
    })
    .join('')
}

/** A sheet without its fonts, and the fonts. */
export function facesApart(css: string): { sheet: string; faces: string } {
  return { sheet: css.replaceAll(FACE, ''), faces: (css.match(FACE) ?? []).join('') }
}
